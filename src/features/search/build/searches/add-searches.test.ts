import { describe, expect, it } from 'vitest'

import { decodePage, encodeOutline, encodeTexts } from '../../shared/outline'
import { indexRecords } from '../../testing/synonyms'
import { aPage } from '../../testing/a-page'
import { addSearches } from '../step'

const records = aPage('pagination', [
  { level: 1, heading: 'Pagination', content: 'Lists in pages.', keywords: 'Lists by page. usePosts' },
  { level: 2, heading: 'Previous data', anchor: 'previous', content: 'Data of the last argument.' },
  { level: 0, heading: '', anchor: 'previous', content: 'Its continuation.' },
  { level: 2, heading: 'Buttons', anchor: 'buttons', content: 'Disable the list of pages.' },
])
const FLICKERS = 'list flickers when page changes'
const file = 'docs/pagination.search.yaml'
const pages = [
  {
    file,
    sections: [
      { place: '/pagination', line: 2, searches: ['split a long list'] },
      { place: '/pagination#previous', line: 4, searches: [FLICKERS, 'keep old rows'] },
    ],
  },
]

describe('what readers ask', () => {
  it('is added to the record of the page or the section, not to its continuation', () => {
    const added = addSearches(records, pages, '/')
    expect(added.map((record) => record.searches)).toEqual([
      'split a long list',
      `${FLICKERS}\nkeep old rows`,
      undefined,
      undefined,
    ])
  })

  it('is found below any base URL', () => {
    const below = records.map((record) => ({
      ...record,
      objectID: record.objectID.replace('.org/', '.org/docs/'),
      url: record.url.replace('.org/', '.org/docs/'),
    }))
    expect(addSearches(below, pages, '/docs/')[0]?.searches).toBe('split a long list')
  })

  it('stops the build if a page or section is not there, with the file and the line of each', () => {
    const gone = [
      { place: '/gone', line: 2, searches: ['x'] },
      { place: '/pagination#gone', line: 7, searches: ['x'] },
    ]
    expect(() => addSearches(records, [...pages, { file, sections: gone }], '/')).toThrow(
      `${file}:2: /gone is not on the site: correct or remove its searches.\n${file}:7: /pagination#gone is not`,
    )
  })

  it('brings a section before one that only has the words', async () => {
    const first = async (list: typeof records) =>
      (await indexRecords(list))('list flickers page', () => true)[0]?.record.anchor
    expect(await first(records)).not.toBe('previous')
    expect(await first(addSearches(records, pages, '/'))).toBe('previous')
  })

  it('is in the texts that the browser loads', () => {
    const added = addSearches(records, pages, '/')
    const outline = encodeOutline(added)
    const texts = encodeTexts(added)
    const decoded = outline.pages.flatMap((page) => decodePage(outline.origin, page, texts[page.path]))
    expect(decoded.map((record) => record.searches)).toEqual(added.map((record) => record.searches))
  })
})
