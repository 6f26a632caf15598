import { expect, it } from 'vitest'

import { markdownAddress } from '../../../../src/shared/markdown-page-address'

it.each([
  ['/', '/index.md'],
  ['/api/createSlice', '/api/createSlice.md'],
])('the Markdown page of %s is at %s', (path, address) => {
  expect(markdownAddress(path)).toBe(address)
})
