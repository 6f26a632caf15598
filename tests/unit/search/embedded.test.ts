import { describe, expect, it } from 'vitest'

import { createEmbeddedProvider } from '../../../src/search/embedded'
import type { SearchRequest } from '../../../src/search/types'
import { aRecord, aSection } from './a-record'

const records = [
  aSection(
    'Usage guide',
    'Simplifying reducers',
    'Here createSlice and configureStore are mentioned in passing.',
  ),
  aSection('createSlice', 'reducers', 'An object of case reducers.'),
  aRecord('createSlice', { content: 'Makes actions.' }),
  aRecord('configureStore', { content: 'Makes a store.' }),
  aRecord('Deutsch', { language: 'de', content: 'createSlice auf Deutsch' }),
]
const provider = createEmbeddedProvider('', () => Promise.resolve(records))

async function ask(request: Partial<SearchRequest>) {
  const [answer] = (await provider.search([{ indexName: 'x', ...request }])).results
  if (!answer) throw new Error('no answer')
  return answer
}

async function titles(query: string) {
  const { hits } = await ask({ query })
  return hits.map(({ hierarchy }) => hierarchy.lvl2 ?? hierarchy.lvl1)
}

describe('the embedded provider', () => {
  it('puts a page before its sections and before those who mention it', async () => {
    expect((await titles('createSlice'))[0]).toBe('createSlice')
  })

  it.each(['createsl', 'create slice', 'creatSlice', 'slice'])('finds createSlice by "%s"', async (query) => {
    expect((await titles(query))[0]).toBe('createSlice')
  })

  it('prefers records with all words, then fills up with others', async () => {
    const found = await titles('createSlice reducers')
    expect(found[0]).toBe('reducers')
    expect(found).toContain('createSlice')
  })

  it('finds nothing for gibberish, punctuation and emptiness', async () => {
    expect(await titles('xqzwvkj')).toEqual([])
    expect(await titles('?!')).toEqual([])
    expect(await titles('')).toEqual([])
  })

  it('honours filters', async () => {
    const { hits } = await ask({ query: 'createSlice', facetFilters: ['language:de'] })
    expect(hits.map((hit) => hit.hierarchy.lvl1)).toEqual(['Deutsch'])
  })

  it('pages, and echoes the query as it was asked', async () => {
    const all = await ask({ query: ' createSlice ' })
    const second = await ask({ query: ' createSlice ', hitsPerPage: 1, page: 1 })
    expect(second).toMatchObject({ query: ' createSlice ', page: 1, nbHits: all.nbHits, nbPages: all.nbHits })
    expect(second.hits[0]?.objectID).toBe(all.hits[1]?.objectID)
  })

  it('answers requests for no hits at all', async () => {
    expect(await ask({ query: 'createSlice', hitsPerPage: 0 })).toMatchObject({ hits: [], nbPages: 0 })
  })
})
