import { expect, test, it } from 'vitest'

import { getAsset, placeOfImport, missingExport } from './missing'
import { transformFile } from './transform'

test.each([
  ['./App.css', { default: {} }],
  ['./App.module.scss', { default: {} }],
  ['bootstrap/dist/css/bootstrap.min.css', { default: {} }],
  ['./logo.svg?url', { default: undefined }],
  ['./store', undefined],
  ['css', undefined],
])('%s stands for %j', (specifier, asset) => {
  expect(getAsset(specifier)).toEqual(asset)
})

test('An import has its place, whichever way it is written.', () => {
  const code = 'import a from \'./a.css\'\nimport "./b.css"'
  const files = new Map([['src/App.tsx', transformFile({ name: 'src/App.tsx', code })]])
  expect(placeOfImport('./a.css', 'src/App.tsx', files)?.line).toBe(1)
  expect(placeOfImport('./b.css', 'src/App.tsx', files)?.line).toBe(2)
  expect(placeOfImport('./c.css', 'src/App.tsx', files)).toBeUndefined()
})

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
