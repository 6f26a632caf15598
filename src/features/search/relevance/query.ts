/** Kinds of queries, by how readers type them. */
export const QUERY_KINDS = [
  'symbols',
  'partial words',
  'typos',
  'acronyms',
  'phrases',
  'several words',
  'questions',
  'how-to',
  'synonyms',
  'other libraries',
  'pasted errors',
] as const

export type QueryKind = (typeof QUERY_KINDS)[number]

/**
 * A query and where it may lead: pages (`/api/createSlice`, with any of their sections) or single sections
 * (`/api/createSlice#options`).
 */
export type Query = readonly [query: string, ...targets: string[]]

/** The queries of a file, by kind. A page needs one that leads to it; about five show how its readers ask. */
export type Queries = Readonly<Partial<Record<QueryKind, readonly Query[]>>>
