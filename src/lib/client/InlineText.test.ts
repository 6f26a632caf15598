import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { InlineText } from './InlineText'

test.each([
  ['Plain words.', 'Plain words.'],
  ['Press **Refetch**: `isFetching` is true.', 'Press <b>Refetch</b>: <code>isFetching</code> is true.'],
  ['`a``b`', '<code>a</code><code>b</code>'],
  ['`a ** b` and 2 * 3', '<code>a ** b</code> and 2 * 3'],
  ['One ` alone, and ** alone', 'One ` alone, and ** alone'],
  ['`<b>`', '<code>&lt;b&gt;</code>'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(createElement(InlineText, { text }))).toBe(html)
})
