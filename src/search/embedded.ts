import { fetchRecords } from './fetch-records'
import { passesFilters } from './filters'
import { highlight, snippet, type MarkTags } from './highlight'
import { indexRecords, type FindMatches, type Match } from './index-of-records'
import { onceUnlessFailed } from '../client/once-unless-failed'
import { LEVELS, type Level, type SearchRecord } from '../shared/search-data/record'
import type { Marked, MarkedTexts, SearchAnswer, SearchHit, SearchProvider, SearchRequest } from './types'

const HITS_PER_PAGE = 20
const SNIPPET_LENGTH = 10

/**
 * Searches in the browser. The records are fetched at the first search, and again at the next one if that failed.
 *
 * @param loadRecords - fetches the records; tests pass their own
 */
export function createEmbeddedProvider(
  recordsUrl: string,
  loadRecords: (url: string) => Promise<readonly SearchRecord[]> = fetchRecords,
): SearchProvider {
  const loadIndex = onceUnlessFailed(async () => indexRecords(await loadRecords(recordsUrl)))
  return {
    prepare: async () => {
      await loadIndex()
    },
    search: async (requests) => {
      const findMatches = await loadIndex()
      return { results: requests.map((request) => answer(request, findMatches)) }
    },
  }
}

function answer(request: SearchRequest, findMatches: FindMatches): SearchAnswer {
  const { query = '', page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters } = request
  const matches = findMatches(query, (record) => passesFilters(record, facetFilters))
  const shown = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  return {
    query,
    hits: shown.map((match) => hitOf(match, request)),
    nbHits: matches.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(matches.length / hitsPerPage) : 0,
    page,
    hitsPerPage,
  }
}

function hitOf({ record, terms }: Match, request: SearchRequest): SearchHit {
  const tags: MarkTags = { pre: request.highlightPreTag ?? '<em>', post: request.highlightPostTag ?? '</em>' }
  const ellipsis = request.snippetEllipsisText ?? '…'
  return {
    ...record,
    // The content is only shown as a snippet, so the full text isn't part of the answer.
    _highlightResult: markTexts({ ...record, content: null }, (text) => highlight(text, terms, tags)),
    _snippetResult: markTexts(record, (text, attribute) =>
      snippet(text, terms, tags, { length: snippetLength(request, attribute), ellipsis }),
    ),
  }
}

function markTexts(record: SearchRecord, mark: (text: string, attribute: string) => Marked): MarkedTexts {
  const hierarchy: Partial<Record<Level, Marked>> = {}
  for (const level of LEVELS) {
    const text = record.hierarchy[level]
    if (text) hierarchy[level] = mark(text, `hierarchy.${level}`)
  }
  return record.content ? { hierarchy, content: mark(record.content, 'content') } : { hierarchy }
}

function snippetLength({ attributesToSnippet = [] }: SearchRequest, attribute: string): number {
  const wanted = attributesToSnippet.find((entry) => entry.startsWith(`${attribute}:`))
  return Number(wanted?.slice(attribute.length + 1)) || SNIPPET_LENGTH
}
