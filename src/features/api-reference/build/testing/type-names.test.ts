import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { meaningsIn, TYPE_NAMES } from '../surface/type-names'

const source = readFileSync('src/features/api-reference/build/surface/example-types.ts', 'utf8')
const declared = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name)

it('every example type that readers can see has a meaning', () => {
  expect(declared).toContain('Result')
  expect(declared.filter((name) => name !== 'Examples' && !(name in TYPE_NAMES))).toEqual([])
})

it('meanings are listed once, in the order of the types, also of names within other types', () => {
  const names = meaningsIn([
    '(value: Selected) => Promise<Result>',
    'Selected | undefined',
    'SerializedError',
  ])
  expect(names.map(([name]) => name)).toEqual(['Selected', 'Result'])
  expect(names[0]?.[1]).toBe(TYPE_NAMES.Selected)
})

it('a page explains a name once, and never one that explains itself', () => {
  const explained = new Set<string>()
  expect(meaningsIn(['Result', 'State'], explained).map(([name]) => name)).toEqual(['Result'])
  expect(meaningsIn(['Result', 'Selected'], explained).map(([name]) => name)).toEqual(['Selected'])
})
