import { expect, it } from 'vitest'

import { markdownAddress } from '../../../lib/markdown-page-address'

it.each([
  ['/', '/index.md'],
  ['/api/createSlice', '/api/createSlice.md'],
])('the Markdown page of %s is at %s', (path, address) => {
  expect(markdownAddress(path)).toBe(address)
})
