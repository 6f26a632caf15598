/** All filters of the outer list must hold, and at least one of each inner list. It isn't readonly, because the service's types require lists that may be changed. */
export type FacetFilters = (string | string[])[]

/** A query, and which part of its answer is wanted. */
export interface SearchRequest {
  /** Which index of a hosted service is asked; the embedded provider has only one. */
  indexName: string
  query: string
  /** From 0. */
  page?: number
  hitsPerPage?: number
  facetFilters?: FacetFilters
  /** About how many words of a hit's text are shown. */
  excerptWords?: number
}

/** A text in pieces, in order; joined, they are the whole text. */
export type MarkedText = readonly MarkedPiece[]

interface MarkedPiece {
  text: string
  /** Whether the query matched this piece. */
  isMatch: boolean
}

/** Something that was found: a page, a section, or a row of a table. */
export interface SearchHit {
  id: string
  /** Its address on this site, with the anchor: `/api/createSlice#options`. */
  url: string
  /** The section of the sidebar that its page is in. */
  section: string
  /** The title of its page. */
  page: string
  /** The headings between the page's title and its own. */
  path: readonly string[]
  /** Its own heading; the page's title, if it is a page. */
  title: MarkedText
  isPage: boolean
  /** Whether it has a text of its own, which may still be loading. A heading above other headings has none. */
  hasText: boolean
  /** The part of its text around the first match; undefined while texts are loading, and without a text. */
  excerpt: MarkedText | undefined
}

/** The answer to a request. */
export interface SearchAnswer {
  /** The query exactly as it was asked. */
  query: string
  /** The wanted part of the hits, the best first. */
  hits: SearchHit[]
  /** The number of all hits. */
  total: number
  /** The number of pages that they are on, if the provider tells it. */
  pages?: number | undefined
  /** From 0. */
  page: number
  /** Set while more of the index is loading: a better answer to the same request follows. */
  isPreliminary: boolean
  /** Set if a part of the index could not be loaded: hits may be missing. Asking again tries again to load it. */
  isIncomplete: boolean
}

/** Gets the answers to a request. */
export interface SearchListener {
  /** Called with each answer: once, or several times, each time with a better one. */
  onAnswer: (answer: SearchAnswer) => void
  /** Called if there is no answer at all. */
  onFailure: () => void
}

/** A search provider: an index in the browser, or a hosted service. */
export interface SearchProvider {
  /** Loads what the first search needs. Failures are reported by the search that follows. */
  prepare(): void
  /**
   * Searches.
   *
   * @returns a function that ends the search: its listener is not called any more
   */
  search(request: SearchRequest, listener: SearchListener): () => void
}
