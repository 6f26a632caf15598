import { describe, expect, it } from 'vitest'

import { closest, countMistakes } from './closest'

describe('countMistakes', () => {
  it.each([
    ['slice', 'slice', 0],
    ['slce', 'slice', 1],
    ['sliice', 'slice', 1],
    ['slide', 'slice', 1],
    ['silce', 'slice', 1],
    ['', 'slice', 5],
    ['slice', '', 5],
    ['crateslcie', 'createslice', 2],
  ])('tells "%s" from "%s" by %i', (typed, meant, mistakes) => {
    expect(countMistakes(typed, meant)).toBe(mistakes)
  })
})

describe('closest', () => {
  it('finds the word with the fewest mistakes', () => {
    expect(closest('combineslcies', ['combinereducers', 'combineslices', 'combine'])).toBe('combineslices')
  })

  it('takes no word for one that is altogether different', () => {
    expect(closest('combineslcies', ['slice', 'createslice'])).toBeUndefined()
  })
})
