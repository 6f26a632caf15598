import { describe, expect, it } from 'vitest'

import { highlight, snippet } from '../../../src/search/highlight'

const tags = { pre: '[', post: ']' }

describe('highlight', () => {
  it('marks whole words whatever their case', () => {
    expect(highlight('Slice of a slice', new Set(['slice']), tags).value).toBe('[Slice] of a [slice]')
  })

  it('marks the part of an identifier that matched', () => {
    expect(highlight('use createSlice', new Set(['slice']), tags).value).toBe('use create[Slice]')
  })

  it('leaves words alone that merely contain a term', () => {
    expect(highlight('sliced', new Set(['slice']), tags)).toEqual({
      value: 'sliced',
      matchLevel: 'none',
      matchedWords: [],
    })
  })

  it('says how much of the query matched', () => {
    expect(highlight('a store', new Set(['store', 'slice']), tags).matchLevel).toBe('partial')
    expect(highlight('store, slice', new Set(['store', 'slice']), tags).matchLevel).toBe('full')
  })
})

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten'

  it('cuts around the match', () => {
    const cut = snippet(text, new Set(['six']), tags, { length: 3, ellipsis: '…' })
    expect(cut.value).toBe('…five [six] seven…')
  })

  it('starts at the beginning when nothing matched', () => {
    expect(snippet(text, new Set(), tags, { length: 2, ellipsis: '…' }).value).toBe('one two…')
  })

  it('fills up at the end of the text', () => {
    expect(snippet(text, new Set(['ten']), tags, { length: 3, ellipsis: '…' }).value).toBe(
      '…eight nine [ten]',
    )
  })

  it('leaves short texts whole', () => {
    expect(snippet('just this', new Set(['this']), tags, { length: 9, ellipsis: '…' }).value).toBe(
      'just [this]',
    )
  })
})
