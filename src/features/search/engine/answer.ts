import type { SearchRecord } from '../shared/record'
import { passesFilters } from './filters'
import { headingOf } from './heading'
import { excerpt, highlight } from './highlight'
import { hitOf } from './hit'
import type { FindMatches } from './index-of-records'
import type { Match } from './rank'
import type { SearchAnswer, SearchHit, SearchRequest } from './types'

const HITS_PER_PAGE = 20
const EXCERPT_WORDS = 20

/** Answers a request from an index. */
export function answerFrom(findMatches: FindMatches, request: SearchRequest): SearchAnswer {
  const { query, page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters, excerptWords = EXCERPT_WORDS } = request
  const matches = distinct(findMatches(query, (record) => passesFilters(record, facetFilters)))
  const shown = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  return {
    query,
    hits: shown.map((match) => hitOfMatch(match, excerptWords)),
    total: matches.length,
    pages: new Set(matches.map(({ record }) => record.url_without_anchor)).size,
    page,
    isPreliminary: false,
    isIncomplete: false,
  }
}

/** Keeps the best of all records that lead to the same place: rows of a table, and the continuation of a section. */
function distinct(matches: readonly Match[]): Match[] {
  const taken = new Set<SearchRecord['url']>()
  return matches.filter(({ record: { url } }) => {
    if (taken.has(url)) return false
    taken.add(url)
    return true
  })
}

function hitOfMatch({ record, ...match }: Match, excerptWords: number): SearchHit {
  const terms = new Set(match.terms)
  return hitOf(record, {
    title: highlight(headingOf(record), terms),
    excerpt: record.content === null ? undefined : excerpt(record.content, terms, excerptWords),
  })
}
