import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import Loading from '../../../src/theme/Loading'

const STATE = { isLoading: false, timedOut: false, pastDelay: true, retry: () => undefined }

test('a lazy-loaded page that failed shows the error text and a Retry button', () => {
  const html = renderToStaticMarkup(
    createElement(Loading, { ...STATE, error: new Error('ChunkLoadError 17') }),
  )
  expect(html).toContain('ChunkLoadError 17')
  expect(html).toMatch(/<button[^>]*>Retry<\/button>/)
  expect(html).toContain('role="alert"')
})

test('while a page loads there is no spinner', () => {
  expect(renderToStaticMarkup(createElement(Loading, { ...STATE, error: undefined }))).toBe('')
})
