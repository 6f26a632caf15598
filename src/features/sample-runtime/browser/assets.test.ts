import { expect, test } from 'vitest'

import { assetOf, placeOfImport } from './missing'
import { transformFile } from './transform'

test.each([
  ['./App.css', { default: {} }],
  ['./App.module.scss', { default: {} }],
  ['bootstrap/dist/css/bootstrap.min.css', { default: {} }],
  ['./logo.svg?url', { default: undefined }],
  ['./store', undefined],
  ['css', undefined],
])('%s stands for %j', (specifier, asset) => {
  expect(assetOf(specifier)).toEqual(asset)
})

test('An import has its place, whichever way it is written.', () => {
  const code = 'import a from \'./a.css\'\nimport "./b.css"'
  const files = new Map([['src/App.tsx', transformFile({ name: 'src/App.tsx', code })]])
  expect(placeOfImport('./a.css', 'src/App.tsx', files)?.line).toBe(1)
  expect(placeOfImport('./b.css', 'src/App.tsx', files)?.line).toBe(2)
  expect(placeOfImport('./c.css', 'src/App.tsx', files)).toBeUndefined()
})
