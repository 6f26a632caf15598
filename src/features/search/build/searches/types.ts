/** The id that stands for a page itself. */
export const WHOLE_PAGE = '(page)'

/**
 * A query and where it may lead: pages (`/api/createSlice`, with any of their sections) or single sections
 * (`/api/createSlice#options`).
 */
export type Query = readonly [query: string, ...targets: string[]]

/** A place of the site that a file names, and the line where it does. */
export interface NamedPlace {
  /** The path of a page, with or without an id: `/api/createSlice#options`. */
  place: string
  /** From 1. */
  line: number
}

/** What readers search for who need a section, or a whole page, and say it in other words. */
export interface SectionSearches extends NamedPlace {
  searches: readonly string[]
}

/** What a file beside a page says. */
export interface PageSearches {
  /** Path from the site's folder, with forward slashes: `docs/api/createSlice.search.yaml`. */
  file: string
  sections: readonly SectionSearches[]
  /** What the relevance suite asks about the page, by kind. */
  queries: Readonly<Record<string, readonly Query[]>>
  /** The places that {@link PageSearches.queries} lead to. */
  targets: readonly NamedPlace[]
}
