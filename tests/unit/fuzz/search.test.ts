import { describe, expect, it } from 'vitest'

import { cleanQuery } from '../../../src/search/clean-query'
import { clientOf } from '../../../src/search/client'
import { createEmbeddedProvider } from '../../../src/search/embedded'
import { errorFinderPath, looksLikeError } from '../../../src/search/error-query'
import { LEVELS } from '../../../src/shared/search-data/record'
import { missingResultsUrl } from '../../../src/search/texts'
import type { SearchHit } from '../../../src/search/types'
import { wellFormed } from '../../../src/search/well-formed'
import { readableHits } from '../../../src/theme/SearchBar/stored-searches'
import { aRecord, aSection } from '../search/a-record'
import { forEachText, hostileTexts, LONG } from './hostile-texts'

const TEXTS = hostileTexts(2000)

/** Records that contain the query, so that hostile text is found, marked and cut. */
const RECORDS = hostileTexts(120)
  .map(wellFormed)
  .map((text, index) =>
    index % 2 === 0
      ? aRecord(`Page ${index} ${text}`, { content: text })
      : aSection('createSlice', text, text),
  )
const provider = createEmbeddedProvider('', () => Promise.resolve(RECORDS))
const client = clientOf(() => Promise.resolve(provider))

async function hitsFor(query: string): Promise<SearchHit[]> {
  const { results } = await client.search([{ indexName: 'x', query, hitsPerPage: 5 }])
  expect(results[0]?.query).toBe(query)
  return results[0]?.hits ?? []
}

/** The parts of an answer that are inserted as HTML. */
function htmlOf({ hierarchy, content, _highlightResult, _snippetResult }: SearchHit): string {
  const marked = [_highlightResult, _snippetResult].flatMap((texts) => [
    ...LEVELS.slice(1).map((level) => texts?.hierarchy?.[level]?.value),
    texts?.content?.value,
  ])
  return [...LEVELS.slice(1).map((level) => hierarchy[level]), content, ...marked].join('\n')
}

describe('searching for anything', () => {
  it('answers every text, and makes no element of it or of what it finds but marks', async () => {
    let marks = 0
    await forEachText(TEXTS, async (text) => {
      const html = (await hitsFor(text)).map(htmlOf).join('\n')
      expect(html).not.toMatch(/<(?!\/?mark>)/)
      marks += html.split('<mark>').length - 1
    })
    expect(marks).toBeGreaterThan(1000)
  })

  it('answers texts of 20,000 characters', async () => {
    await forEachText(LONG, async (text) => {
      await hitsFor(text)
      cleanQuery(text)
      looksLikeError(text)
    })
  })

  it('writes addresses that say the text, and lead nowhere else', async () => {
    await forEachText([...TEXTS, ...LONG], (text) => {
      const isWhole = !/\p{Surrogate}/u.test(text)
      const finder = new URL(errorFinderPath(text), 'https://docs.example.org')
      expect([finder.origin, finder.pathname, finder.hash]).toEqual([
        'https://docs.example.org',
        '/errors',
        '',
      ])
      if (isWhole) expect(finder.searchParams.get('q')).toBe(text.trim())
      const report = new URL(missingResultsUrl(text, 'https://github.com/owner/name'))
      expect([report.origin, report.pathname, report.hash]).toEqual([
        'https://github.com',
        '/owner/name/issues/new',
        '',
      ])
      if (isWhole) expect(report.searchParams.get('title')).toContain(text)
    })
  })

  it('takes any text for a list of stored searches, and finds nothing in it', async () => {
    await forEachText(TEXTS, (text) => {
      expect(readableHits(text)).toEqual([])
    })
  })
})
