import { describe, expect, it } from 'vitest'

import { readableHits } from '../../../src/theme/SearchBar/stored-searches'

const HIT = {
  objectID: '1',
  url: '/api/createSlice#options',
  type: 'lvl2',
  hierarchy: { lvl0: 'API', lvl1: 'createSlice', lvl2: 'Options', lvl3: null },
  content: null,
}

describe('readableHits', () => {
  it('keeps what DocSearch stored', () => {
    const text = { ...HIT, type: 'content', content: 'Some text' }
    expect(readableHits(JSON.stringify([HIT, text]))).toEqual([HIT, text])
  })

  it.each(['', '{', 'null', '5', '"x"', '{}', 'undefined', '<img src=x>', '[', '\u0000'])(
    'reads %j as an empty list',
    (stored) => {
      expect(readableHits(stored)).toEqual([])
    },
  )

  it.each([
    ['nothing', null],
    ['an empty object', {}],
    ['no hierarchy', { ...HIT, hierarchy: null }],
    ['no page', { ...HIT, hierarchy: { lvl0: 'API' } }],
    ['a type that it has no text for', { ...HIT, type: 'lvl3' }],
    ['a type that is a member of every object', { ...HIT, type: 'constructor' }],
    ['a script for an address', { ...HIT, url: 'javascript:alert(1)' }],
    ['an address elsewhere', { ...HIT, url: '//example.org/' }],
  ])('drops a hit with %s, and keeps the others', (_, broken) => {
    expect(readableHits(JSON.stringify([broken, HIT]))).toEqual([HIT])
  })
})
