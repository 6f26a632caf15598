import { describe, expect, it } from 'vitest'

import { cleanQuery } from '../engine/clean-query'
import { errorFinderPath, looksLikeError } from '../engine/error-query'
import { getHeading } from '../engine/heading'
import { plainText } from '../client/marked-text'
import { missingResultsUrl } from '../client/texts'
import type { SearchHit } from '../engine/types'
import { wellFormed } from '../../../lib/well-formed'
import { parseRecentPages } from '../client/modal/recent-pages'
import { answerFrom } from '../engine/engine'
import { aRecord, aSection } from './a-record'
import { indexRecords, TERMINOLOGY } from './synonyms'
import { forEachText, hostileTexts, LONG } from '../../../../tests/unit/hostile-texts'

const TEXTS = hostileTexts(2000)

/** Records that contain the query, so that hostile text is found, marked and cut. */
const RECORDS = hostileTexts(120)
  .map(wellFormed)
  .map((text, index) =>
    index % 2 === 0
      ? aRecord(`Page ${index} ${text}`, { content: text })
      : aSection('createSlice', text, text),
  )
const find = await indexRecords(RECORDS)

function hitsFor(query: string): SearchHit[] {
  const answer = answerFrom(find, { indexName: 'x', query, hitsPerPage: 5 })
  expect(answer.query).toBe(query)
  return answer.hits
}

describe('searching for anything', () => {
  it('answers every text, and shows what it finds as it was written, with marks', async () => {
    const titles = new Set(RECORDS.map(getHeading))
    let marks = 0
    await forEachText(TEXTS, (text) => {
      for (const { title, excerpt = [] } of hitsFor(text)) {
        expect(titles).toContain(plainText(title))
        marks += [...title, ...excerpt].filter(({ isMatch }) => isMatch).length
      }
    })
    expect(marks).toBeGreaterThan(1000)
  })

  it('answers texts of 20,000 characters', async () => {
    await forEachText(LONG, (text) => {
      hitsFor(text)
      cleanQuery(text, TERMINOLOGY.errorNumber)
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

  it('takes any text for a list of recent pages, and finds nothing in it', async () => {
    await forEachText(TEXTS, (text) => {
      expect(parseRecentPages(text)).toEqual([])
    })
  })
})
