import { expect, it } from 'vitest'

import { twinAddress } from '../../../../src/components/copy-page/twin-address'

it.each([
  ['/', '/index.md'],
  ['/api/createSlice', '/api/createSlice.md'],
])('the twin of %s is at %s', (path, address) => {
  expect(twinAddress(path)).toBe(address)
})
