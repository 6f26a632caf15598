import { expect, it, describe } from 'vitest'

import { resolveFile } from './resolve'
import { isRelative } from './specifiers.mjs'
import { importedNames } from '../protocol/packages'

const NAMES = ['src/store.ts', 'src/App.tsx', 'src/features/index.ts', 'old.js', 'src/data.json']

it.each([
  ['./store', 'src/main.ts', 'src/store.ts'],
  ['./store.ts', 'src/main.ts', 'src/store.ts'],
  ['./store.js', 'src/main.ts', 'src/store.ts'],
  ['./App', 'src/main.ts', 'src/App.tsx'],
  ['./App.jsx', 'src/main.ts', 'src/App.tsx'],
  ['./App.js', 'src/main.ts', 'src/App.tsx'],
  ['./features', 'src/main.ts', 'src/features/index.ts'],
  ['.', 'src/features/slice.ts', 'src/features/index.ts'],
  ['..', 'src/features/deep/slice.ts', 'src/features/index.ts'],
  ['../store', 'src/features/slice.ts', 'src/store.ts'],
  ['../../src/./store', 'src/features/slice.ts', 'src/store.ts'],
  ['./src/store', 'main.ts', 'src/store.ts'],
  ['../../../../old', 'src/main.ts', 'old.js'],
  ['./old.ts', 'main.ts', 'old.js'],
  ['./data.json', 'src/main.ts', 'src/data.json'],
  ['./missing', 'src/main.ts', undefined],
  ['./stor', 'src/main.ts', undefined],
])('%s in %s is %s', (specifier, importer, expected) => {
  expect(resolveFile(specifier, importer, NAMES)).toBe(expected)
})

it('tells files from packages', () => {
  expect(['./a', '../a', '/a', '.', '..'].filter(isRelative)).toHaveLength(5)
  expect(['a', '@a/b', '.a', 'https://a'].filter(isRelative)).toEqual([])
})

describe('importedNames', () => {
  it.each([
    ["import { a } from './a'", ['./a']],
    ["import './styles.css'", ['./styles.css']],
    ["const later = await import('./later')", ['./later']],
    ["export * from './b'", ['./b']],
  ])('finds what %s imports', (code, names) => {
    expect(importedNames(code)).toEqual(names)
  })

  it.each([["createSlice({ name: 'import', phase: 'done' })"], ["pick('from', 'to')"]])(
    'finds nothing in the texts of %s',
    (code) => {
      expect(importedNames(code)).toEqual([])
    },
  )
})
