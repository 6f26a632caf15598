import { expect, it } from 'vitest'

import { missingExport } from './missing'

const value = (name: string) => ({ from: './a', name, line: 1, column: 1 })

it.each([
  ['createSlise', ['createSlice', 'createStore', '__esModule'], "Did you mean 'createSlice'?"],
  ['zebra', ['createSlice', 'store'], 'It exports createSlice, store.'],
  ['zebra', ['__esModule'], 'It exports nothing.'],
  ['zebra', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], "does not export 'zebra'."],
])('%s of %j', (name, exported, end) => {
  expect(missingExport(value(name), exported)).toMatch(/^'\.\/a' does not export/)
  expect(missingExport(value(name), exported).endsWith(end)).toBe(true)
})
