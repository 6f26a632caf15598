import { describe, expect, it } from 'vitest'

import { indexRecords } from '../testing/synonyms'
import type { SearchRecord } from '../shared/record'
import { aRecord, aSection } from '../testing/a-record'

const firstOf = async (query: string, ...all: SearchRecord[]) =>
  (await indexRecords(all))(query, () => true)[0]?.record.url

describe('a name', () => {
  const home = aRecord('createSelector', { names: ['createSelector', 'createDraftSafeSelector'] })
  const explains = aSection(
    'createSelector',
    'In case reducers',
    `createDraftSafeSelector. ${'More. '.repeat(80)}`,
  )
  const mentions = aSection(
    'createEntityAdapter',
    'createSelector',
    'The default is createDraftSafeSelector.',
  )

  it('finds the page that is its home before one that mentions it', async () => {
    expect(await firstOf('createDraftSafeSelector', mentions, home, explains)).toBe(explains.url)
  })

  it('finds its home by its beginning, too', async () => {
    expect(await firstOf('createDraftSafeSel', mentions, home, explains)).toBe(explains.url)
  })

  it('with underscores is that of the heading', async () => {
    const own = aSection('Other exports', 'legacy_createStore', 'Without the mark.')
    const other = aSection('configureStore', 'Why', 'legacy_createStore, legacy_createStore.')
    expect(await firstOf('legacy_createStore', other, own)).toBe(own.url)
  })

  it('is found by its beginning without its first word', async () => {
    const page = aRecord('createEntityAdapter', { content: 'Keeps items by id.' })
    const section = aSection('createSlice', 'Entity adapters', 'They fit.')
    expect(await firstOf('entityAd', section, page)).toBe(page.url)
  })

  it('that is being typed has no ending', async () => {
    const args = aSection('createApi', 'defaultSerializeQueryArgs', 'Makes keys.')
    const defaults = aSection('Overview', 'Defaults', 'The default of each option.')
    expect(await firstOf('defaultSe', defaults, args)).toBe(args.url)
  })

  it('in a row of several names is one of them', async () => {
    const section = aSection('Hooks', 'Types', 'Types of hooks.')
    const hierarchy = { ...section.hierarchy, lvl3: 'TypedUseQuery, TypedUseMutation' }
    const row: SearchRecord = { ...section, objectID: `${section.url}~1`, type: 'lvl3', hierarchy }
    const other = aSection('Guide', 'Wrap a hook', 'TypedUseMutation, TypedUseMutation.')
    expect(await firstOf('TypedUseMutation', other, row)).toBe(row.url)
  })

  it('by itself finds what it is before what goes wrong with it', async () => {
    const use = aSection('Mutations', 'Refresh: providesTags and invalidatesTags', 'Names what changed.')
    const pitfall = {
      ...aSection('Mutations', 'invalidatesTags never fires', 'Tags.'),
      anchor: 'pitfall-tags',
    }
    expect(await firstOf('invalidatesT', pitfall, use)).toBe(use.url)
    expect(await firstOf('invalidatesTags never fires', pitfall, use)).toBe(pitfall.url)
  })
})
