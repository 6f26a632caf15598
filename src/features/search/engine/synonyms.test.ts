import { describe, expect, it } from 'vitest'

import { findSynonyms } from './find-synonyms'
import { SYNONYMS } from '../shared/synonyms'

describe('the list of synonyms', () => {
  it('has no phrase twice', () => {
    const phrases = SYNONYMS.flatMap(({ says }) => says)
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([])
  })
})

describe('findSynonyms', () => {
  it('finds phrases anywhere in the query, in any form', () => {
    const found = findSynonyms(['my', 'hot', 'reloads', 'fail'])
    expect(found[0]).toMatchObject({ start: 1, length: 2 })
    expect(found.map(({ meaning }) => meaning.join(' '))).toContain('hot update')
  })

  it('finds nothing for words that it does not know', () => {
    expect(findSynonyms(['xqzwvkj'])).toEqual([])
  })
})
