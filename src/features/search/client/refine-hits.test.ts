import { describe, expect, it } from 'vitest'

import { refineInPlace, type Batches } from './refine-hits'
import { pageHit } from './modal/a-hit'

const [a, b, c, d] = [pageHit('a'), pageHit('b'), pageHit('c'), pageHit('d')]
const pages = (batches: Batches) => batches.map((batch) => batch.map(({ page }) => page))

describe('refineInPlace', () => {
  it('keeps the order of what is shown, and puts new hits after it', () => {
    expect(pages(refineInPlace([[a, b]], [c, b, d, a]))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('leaves rows without a place for a text as high as they are', () => {
    const heading = { ...a, hasText: false }
    expect(refineInPlace([[heading]], [{ ...a, id: 'a row' }])).toEqual([
      [{ ...a, id: 'a row', hasText: false }],
    ])
  })

  it('keeps hits that the better answer doesn’t have', () => {
    expect(pages(refineInPlace([[a, b], [c]], [b]))).toEqual([['a', 'b'], ['c']])
  })

  it('never shows a place twice, whatever record led to it', () => {
    const again = { ...a, id: 'another record' }
    expect(refineInPlace([[a]], [again, again])).toEqual([[again]])
  })

  it('takes any number of better answers', () => {
    const once = refineInPlace([[a]], [b, a])
    expect(pages(refineInPlace(once, [c, a, b]))).toEqual([['a'], ['b'], ['c']])
  })
})
