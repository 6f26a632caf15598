import { describe, expect, it } from 'vitest'

import { humpsOf, tokenizeQuery, tokenizeText } from '../../../src/search/tokenize'

describe('tokenizeText', () => {
  it('keeps identifiers whole and adds their parts', () => {
    expect(tokenizeText('Call createSlice.')).toEqual(['Call', 'createSlice', 'create', 'Slice'])
  })

  it('splits acronyms, digits and underscores', () => {
    const parts = (word: string) => humpsOf(word).map((hump) => hump.text)
    expect(parts('RTKQuery')).toEqual(['RTK', 'Query'])
    expect(parts('ES2022Target')).toEqual(['ES', '2022', 'Target'])
    expect(parts('SHOULD_AUTOBATCH')).toEqual(['SHOULD', 'AUTOBATCH'])
  })

  it('reads package names and member paths as several words', () => {
    expect(tokenizeQuery('@reduxjs/toolkit api.endpoints')).toEqual([
      'reduxjs',
      'toolkit',
      'api',
      'endpoints',
    ])
  })

  it('finds nothing in punctuation', () => {
    expect(tokenizeText('?! … </>')).toEqual([])
  })
})

describe('tokenizeQuery', () => {
  it('leaves identifiers whole', () => {
    expect(tokenizeQuery('createSlice options')).toEqual(['createSlice', 'options'])
  })
})
