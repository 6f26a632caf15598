import { expect, it } from 'vitest'

import { hasTypedWord } from '../client/has-typed-word'
import type { MarkedText, SearchHit } from '../../search/engine/types'

/** A hit whose marked words are in brackets. */
function hit(title: string, excerpt?: string): SearchHit {
  const marked = (text: string): MarkedText =>
    text.split(/[[\]]/).map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
  return {
    id: '1',
    url: '/api/createSlice',
    section: 'API',
    page: 'createSlice',
    path: [],
    title: marked(title),
    isPage: true,
    hasText: true,
    excerpt: excerpt === undefined ? undefined : marked(excerpt),
  }
}

it.each([
  ['asdf qwer 1234', hit('[Queries]', 'how a [query] runs')],
  ['hello world', hit('The [word] of a type')],
  ['items is undefined', hit('Items of a list', 'without marks')],
])('%j is only resembled by what the search makes of it', (text, found) => {
  expect(hasTypedWord(found, text)).toBe(false)
})

it.each([
  ['asdf queries 1234', hit('[Queries]')],
  ['serialisable value in a acton', hit('A title', 'A non-[serializable] value')],
  ['key is taken', hit('A title', 'the [key] of a slice')],
  ['Failed to load', hit('It [fails] too')],
])('%j has a word of the hit', (text, found) => {
  expect(hasTypedWord(found, text)).toBe(true)
})
