import { expect, it } from 'vitest'

import { countText } from './texts'

it.each([
  [0, 0, '0 results'],
  [1, 1, '1 result'],
  [3, 1, '3 results on 1 page'],
  [377, 61, '377 results on 61 pages'],
  // A hosted service doesn't tell.
  [40, undefined, '40 results'],
])('%s results on %s pages are announced as "%3$s"', (count, pages, text) => {
  expect(countText(count, pages)).toBe(text)
})
