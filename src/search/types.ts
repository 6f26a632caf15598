import type { Level, SearchRecord } from './record'

/** Outer list: all must hold. Inner list: one must. `key:-value` means "not". */
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

/** What callers hand over: a list, a list in an object, or the older form with the fields in `params`. */
export type SearchInput = readonly LegacyRequest[] | { requests: readonly LegacyRequest[] }

type LegacyRequest = SearchRequest & { params?: Partial<SearchRequest> }

/** A piece of text in which the words that matched stand between tags. */
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
  /** As it was asked, letter by letter: callers tell by it whether they still want the answer. */
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

/** What finds things: an index in the browser, or a hosted service. */
export interface SearchProvider {
  /** Fetches what the first search will need. */
  prepare(): Promise<void>
  search(requests: readonly SearchRequest[]): Promise<SearchAnswers>
}
