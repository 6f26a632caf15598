import type { Level, SearchRecord } from '../shared/search-data/record'

/** All filters of the outer list must hold, and at least one of each inner list. `key:-value` means "not". */
export type FacetFilters = string | readonly (string | readonly string[])[]

/** One query, with the fields of the DocSearch protocol that this site uses. */
export interface SearchRequest {
  indexName: string
  query?: string
  page?: number
  hitsPerPage?: number
  facetFilters?: FacetFilters
  /** Like `content:10`: the attribute and how many words of it. */
  attributesToSnippet?: readonly string[]
  snippetEllipsisText?: string
  highlightPreTag?: string
  highlightPostTag?: string
}

/** The forms of requests: a list, a list in an object, or the older form with the fields in `params`. */
export type SearchInput = readonly LegacyRequest[] | { requests: readonly LegacyRequest[] }

type LegacyRequest = SearchRequest & { params?: Partial<SearchRequest> }

/** A text with tags around the words that matched. */
export interface Marked {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  matchedWords: string[]
}

/** The marked texts of a hit. Levels that the record lacks are absent, not null. */
export interface MarkedTexts {
  hierarchy?: Partial<Record<Level, Marked>>
  content?: Marked
}

export type SearchHit = SearchRecord & { _highlightResult?: MarkedTexts; _snippetResult?: MarkedTexts }

/** The answer to one request. */
export interface SearchAnswer {
  /** The query exactly as it was sent: callers compare it with the current one to drop late answers. */
  query: string
  hits: SearchHit[]
  nbHits: number
  nbPages: number
  page: number
  hitsPerPage: number
}

/** The answers in the order of the requests. */
export interface SearchAnswers {
  results: SearchAnswer[]
}

/** A search provider: an index in the browser, or a hosted service. */
export interface SearchProvider {
  /** Loads everything that the first search needs. */
  prepare(): Promise<void>
  search(requests: readonly SearchRequest[]): Promise<SearchAnswers>
}
