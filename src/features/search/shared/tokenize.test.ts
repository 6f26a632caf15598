import { describe, expect, it } from 'vitest'

import { stem } from '../../../lib/stem'
import { getHumps, tokenizeText, getWords } from './tokenize'

describe('tokenizeText', () => {
  it('keeps identifiers whole and adds their parts', () => {
    expect(tokenizeText('createSlice')).toEqual(expect.arrayContaining(['createslice', 'create', 'slice']))
  })

  it('adds the common form of words', () => {
    expect(tokenizeText('slices')).toEqual(['slices', stem('slice')])
  })

  it('splits acronyms, digits and underscores', () => {
    const parts = (word: string) => getHumps(word).map((hump) => hump.text)
    expect(parts('RTKQuery')).toEqual(['RTK', 'Query'])
    expect(parts('ES2022Target')).toEqual(['ES', '2022', 'Target'])
    expect(parts('SHOULD_AUTOBATCH')).toEqual(['SHOULD', 'AUTOBATCH'])
  })

  it('reads package names and member paths as several words', () => {
    expect(getWords('@reduxjs/toolkit api.endpoints').map((word) => word.text)).toEqual([
      'reduxjs',
      'toolkit',
      'api',
      'endpoints',
    ])
  })

  it('joins words with hyphens', () => {
    expect(tokenizeText('re-render')).toEqual(expect.arrayContaining(['re', 'render', 'rerender']))
  })

  it('finds nothing in punctuation', () => {
    expect(tokenizeText('?! … </>')).toEqual([])
  })
})

describe('stem', () => {
  it.each([
    ['slices', 'slice'],
    ['queries', 'query'],
    ['invalidation', 'invalidates'],
    ['serializable', 'serialization'],
    ['normalised', 'normalized'],
    ['caching', 'cached'],
    ['mapped', 'maps'],
    ['testing', 'tests'],
    ['updating', 'updates'],
  ])('brings "%s" and "%s" together', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  it.each([
    ['store', 'status'],
    ['reset', 'result'],
    ['state', 'status'],
  ])('keeps "%s" and "%s" apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })

  it.each(['this', 'redux', 'uses', 'ssr', 'v2'])('leaves "%s" recognizable', (word) => {
    expect(stem(word).length).toBeGreaterThanOrEqual(2)
  })
})
