import { describe, expect, it } from 'vitest'

import { addAsked } from './asked/add-asked'
import { decodePage, encodeOutline, encodeTexts } from '../shared/outline'
import { indexRecords } from '../engine/index-of-records'
import { aPage } from '../testing/a-page'

const records = aPage('pagination', [
  { level: 1, heading: 'Pagination', content: 'Lists in pages.', keywords: 'Lists by page. usePosts' },
  { level: 2, heading: 'Previous data', anchor: 'previous', content: 'Data of the last argument.' },
  { level: 0, heading: '', anchor: 'previous', content: 'Its continuation.' },
  { level: 2, heading: 'Buttons', anchor: 'buttons', content: 'Disable the list of pages.' },
])
const FLICKERS = 'list flickers when page changes'
const asked = { '/pagination': { '(page)': ['split a long list'], previous: [FLICKERS, 'keep old rows'] } }

describe('what readers ask', () => {
  it('is added to the record of the page or the section, not to its continuation', () => {
    const added = addAsked(records, asked, '/')
    expect(added.map((record) => record.asked)).toEqual([
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
    expect(addAsked(below, asked, '/docs/')[0]?.asked).toBe('split a long list')
  })

  it.each([
    ['a page', { '/gone': { '(page)': ['x'] } }, '/gone, which is not on the site'],
    ['a section', { '/pagination': { gone: ['x'] } }, '/pagination#gone, which is not on the site'],
    ['nothing', { '/pagination': { previous: [] } }, 'an empty or repeated search for /pagination#previous'],
    [
      'a blank',
      { '/pagination': { previous: [' '] } },
      'an empty or repeated search for /pagination#previous',
    ],
    ['a twin', { '/pagination': { previous: ['a', 'a'] } }, 'an empty or repeated search'],
  ])('stops the build for %s that leads nowhere', (_, wrong, message) => {
    expect(() => addAsked(records, wrong, '/')).toThrow(message)
  })

  it('brings a section before one that only has the words', async () => {
    const first = async (list: typeof records) =>
      (await indexRecords(list))('list flickers page', () => true)[0]?.record.anchor
    expect(await first(records)).not.toBe('previous')
    expect(await first(addAsked(records, asked, '/'))).toBe('previous')
  })

  it('is in the texts that the browser loads', () => {
    const added = addAsked(records, asked, '/')
    const { origin, pages } = encodeOutline(added)
    const texts = encodeTexts(added)
    const decoded = pages.flatMap((page) => decodePage(origin, page, texts[page.path]))
    expect(decoded.map((record) => record.asked)).toEqual(added.map((record) => record.asked))
  })
})
