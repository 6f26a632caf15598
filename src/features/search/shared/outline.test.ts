import { describe, expect, it } from 'vitest'

import { decodePage, encodeOutline, encodeTexts } from './outline'
import type { SearchRecord } from './record'
import { aPage } from '../testing/a-page'

const [lead, ...sections] = aPage('createSlice', [
  {
    level: 1,
    heading: 'createSlice',
    content: 'Makes a slice.',
    keywords: 'A slice in short. reducers actions',
  },
  { level: 2, heading: 'Options', anchor: 'options', content: null },
  { level: 3, heading: 'name', anchor: 'options', content: 'Prefix of types.' },
  { level: 0, heading: '', anchor: 'options', content: 'Its continuation.' },
  { level: 2, heading: 'Why?', anchor: 'why', content: 'Because.', pageRank: -1 },
])
const records = lead
  ? [{ ...lead, names: ['createSlice', 'Slice'], searches: 'make a slice\nreducers' }, ...sections]
  : []

function restored(withTexts: boolean): SearchRecord[] {
  const { origin, pages } = encodeOutline(records)
  const texts = encodeTexts(records)
  return pages.flatMap((page) =>
    decodePage(origin, page, withTexts ? texts[page.path] : undefined).map(({ hasText, ...record }) => {
      expect(hasText).toBe(records.find(({ objectID }) => objectID === record.objectID)?.content !== null)
      return record
    }),
  )
}

describe('the outline', () => {
  it('gives the same records again, with their texts', () => {
    expect(restored(true)).toEqual(records)
  })

  it('gives records without texts, before these are loaded', () => {
    expect(restored(false)).toEqual(
      records.map((record) => ({
        ...record,
        searches: undefined,
        content: null,
        keywords: record.type === 'lvl1' ? 'A slice in short.' : null,
      })),
    )
  })

  it("keeps the messages of errors, which readers paste, but not the messages' causes", () => {
    const [error] = aPage('Errors', [
      { level: 2, heading: 'Error 3', anchor: 'code-3', content: 'Cannot inject twice. Cause: two modules.' },
    ])
    const { origin, pages } = encodeOutline(error ? [error] : [])
    const [page] = pages
    expect(page && decodePage(origin, page)[0]?.content).toBe('Cannot inject twice. ')
  })

  it('and the texts share nothing that both would load', () => {
    const texts = JSON.stringify(encodeTexts(records))
    expect(texts).toContain('reducers actions')
    expect(texts).not.toContain('A slice in short.')
  })
})
