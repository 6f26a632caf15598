import { describe, expect, it } from 'vitest'

import { strip } from './stills/strip'

describe('the HTML of a still', () => {
  it('has no names, ids and tab stops', () => {
    const html =
      '<section class="panel" aria-labelledby="a b"><ul aria-label="Cache entries" tabindex="0" role="list"></ul><button type="button" id="x">Go</button></section>'
    expect(strip(html)).toBe('<section class="panel"><ul></ul><button type="button">Go</button></section>')
  })

  it('keeps what has looks, and all texts', () => {
    const html =
      '<button aria-pressed="true" class="on">id=&quot;7&quot;</button><input type="checkbox" checked=""/><b data-tone="good"> id for name</b>'
    expect(strip(html)).toBe(html)
  })
})
