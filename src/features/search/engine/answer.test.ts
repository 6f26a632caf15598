import { describe, expect, it } from 'vitest'

import { answerFrom, passesFilters } from './engine'
import { indexRecords } from '../testing/synonyms'
import { plainText } from '../client/marked-text'
import type { SearchRequest } from './types'
import { aPage } from '../testing/a-page'
import { aRecord, aSection } from '../testing/a-record'

const find = await indexRecords([
  aSection(
    'Usage guide',
    'Simplifying reducers',
    'Here createSlice and configureStore are mentioned in passing.',
  ),
  aSection('createSlice', 'reducers', 'An object of case reducers.'),
  aRecord('createSlice', { content: 'Makes actions.' }),
  aRecord('configureStore', { content: 'Makes a store.' }),
  aRecord('Deutsch', { language: 'de', content: 'createSlice auf Deutsch' }),
  ...aPage('Builder', [
    { level: 1, heading: 'Builder', content: null },
    { level: 2, heading: 'Methods', anchor: 'methods', content: null },
    { level: 3, heading: 'addCase', anchor: 'methods', content: 'One action.' },
    { level: 3, heading: 'addCase (deprecated)', anchor: 'methods', content: 'An object of actions.' },
  ]),
])
const ask = (request: Partial<SearchRequest>) => answerFrom(find, { indexName: 'x', query: '', ...request })
const titles = (query: string) => ask({ query }).hits.map(({ title }) => plainText(title))

describe('answerFrom', () => {
  it('counts the pages that its hits are on', () => {
    const { total, pages } = ask({ query: 'createSlice', hitsPerPage: 1 })
    expect(total).toBe(4)
    expect(pages).toBe(3)
  })

  it('finds nothing for gibberish, punctuation and emptiness', () => {
    expect(titles('xqzwvkj')).toEqual([])
    expect(titles('?!')).toEqual([])
    expect(titles('')).toEqual([])
  })

  it('honors filters', () => {
    expect(ask({ query: 'createSlice', facetFilters: ['language:de'] }).hits.map(({ page }) => page)).toEqual(
      ['Deutsch'],
    )
  })

  it('gives the wanted part of the hits, and the query as it was asked', () => {
    const all = ask({ query: ' createSlice ' })
    const second = ask({ query: ' createSlice ', hitsPerPage: 1, page: 1 })
    expect(second).toMatchObject({ query: ' createSlice ', page: 1, total: all.total })
    expect(second.hits).toEqual(all.hits.slice(1, 2))
  })

  it('names a place once, by its best record', () => {
    expect(ask({ query: 'addCase' }).hits.map(({ url }) => url)).toEqual(['/Builder#methods'])
    expect(titles('addCase')).toEqual(['addCase'])
  })

  it('says where a hit is, and marks what matched', () => {
    expect(ask({ query: 'case', hitsPerPage: 1 }).hits[0]).toEqual({
      id: expect.any(String) as string,
      url: '/Builder#methods',
      section: 'API',
      page: 'Builder',
      path: ['Methods'],
      title: [
        { text: 'add', isMatch: false },
        { text: 'Case', isMatch: true },
      ],
      isPage: false,
      hasText: true,
      excerpt: [{ text: 'One action.', isMatch: false }],
    })
  })
})

describe('passesFilters', () => {
  const record = aRecord('createSlice', { language: 'en', docusaurus_tag: 'docs-default-current' })

  it.each([
    [undefined, true],
    [[], true],
    [['language:en'], true],
    [['language:de'], false],
    [['language:en', 'docusaurus_tag:default'], false],
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], true],
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-other-1.0']], false],
    [['unknown:x'], false],
  ])('%j passes: %s', (filters, expected) => {
    expect(passesFilters(record, filters)).toBe(expected)
  })
})
