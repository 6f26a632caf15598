import { describe, expect, it } from 'vitest'

import { documentPart } from './document-part'

const page = ({ version = 'a1', script = '/assets/js/main.1.js', main = '<h1>T</h1>' } = {}): string =>
  [
    '<!doctype html><html lang=en class="docs"><head><meta charset=UTF-8><title data-rh=true>T | Site</title>',
    '<meta name=description content="a > b"/><link data-rh=true rel=canonical href=https://site.test/t />',
    `<link rel=stylesheet href=/a.css /><meta name=site-version content=${version}>`,
    `<meta name=checked-against content="2.14.0 2026-11-22"><script src=${script} defer></script></head>`,
    `<body><nav>Frame</nav><main class=x>${main}</main><footer>Frame</footer></body></html>`,
  ].join('')

describe('documentPart', () => {
  it('is what the head says of the page, and its main', () => {
    expect(documentPart(page())).toBe(
      '<html lang=en class="docs"><head><meta charset=UTF-8><title data-rh=true>T | Site</title>' +
        '<meta name=description content="a > b"/><link data-rh=true rel=canonical href=https://site.test/t /></head>' +
        '<body><main class=x><h1>T</h1></main></body></html>',
    )
  })

  it('is the same after a change of anything else in the site, and another after a change of the page', () => {
    const other = page({ version: 'b2', script: '/assets/js/main.2.js' })
    expect(other).not.toBe(page())
    expect(documentPart(other)).toBe(documentPart(page()))
    expect(documentPart(page({ main: '<h1>U</h1>' }))).not.toBe(documentPart(page()))
  })

  it.each(['<p>no main', '<head></head>', '<main></main><head></head>', ''])('leaves %j as it is', (html) => {
    expect(documentPart(html)).toBe(html)
  })
})
