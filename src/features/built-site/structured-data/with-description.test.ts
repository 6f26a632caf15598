import { describe, expect, it } from 'vitest'

import { withDescription } from './with-description'

const PAGE = '<html><head><title>T</title></head><body><p>P</p></body></html>'

describe('withDescription', () => {
  it('ends the head with the description', () => {
    expect(withDescription(PAGE, { name: 'T' })).toBe(
      '<html><head><title>T</title><script type="application/ld+json">{"name":"T"}</script></head><body><p>P</p></body></html>',
    )
  })

  it('keeps a text from ending the element', () => {
    const html = withDescription(PAGE, { name: '</script><b>' })
    expect(html).toContain('{"name":"\\u003c/script>\\u003cb>"}')
  })
})
