import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { meaningsIn, TYPE_NAMES } from '../surface/render-spec-sheet'

const source = readFileSync('src/features/api-reference/build/surface/example-types.ts', 'utf8')
const declared = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name)

/** Names that say as much as their meaning would. */
const SELF_EVIDENT = `
  AppAction AppDispatch Arg BaseQuery Definitions Enhancers Entity Id InputSelectors Items Middlewares PageParam Payload
  Selectors SliceReducers State
`
  .trim()
  .split(/\s+/)

it('every example type that readers can see has a meaning, or says it', () => {
  expect(declared).toContain('Result')
  const known = ['Examples', ...SELF_EVIDENT, ...Object.keys(TYPE_NAMES)]
  expect(declared.filter((name) => !known.includes(name))).toEqual([])
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
