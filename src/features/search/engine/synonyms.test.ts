import { describe, expect, it } from 'vitest'

import { readAllSynonyms } from '../build/synonyms/read-lines'
import { prepareSynonyms } from './terminology'

const list = readAllSynonyms('.')
const synonyms = prepareSynonyms(list)

describe('the list of synonyms', () => {
  it('has no phrase twice', () => {
    const phrases = list.flatMap(({ says }) => says)
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([])
  })
})

describe('prepared synonyms', () => {
  it('finds phrases anywhere in the query, in any form', () => {
    const found = synonyms.find(['my', 'hot', 'reloads', 'fail'])
    expect(found[0]).toMatchObject({ start: 1, length: 2 })
    expect(found.map(({ meaning }) => meaning.join(' '))).toContain('hot update')
  })

  it('finds nothing for words that it does not know', () => {
    expect(synonyms.find(['xqzwvkj'])).toEqual([])
  })
})
