/** The levels of a record's place in the documentation: section of the sidebar, page, then headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

type Level = (typeof LEVELS)[number]

/** `lvl0` and `lvl1` are always set; the other levels are null below the record's own. */
export type Hierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>

/** The place of what is above all headings of a page. */
export function emptyHierarchy(section: string): Hierarchy {
  return { lvl0: section, lvl1: '', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
}

/** The place below a heading: deeper levels belonged to the section before. */
export function enter(hierarchy: Hierarchy, level: number, heading: string): Hierarchy {
  const entered: Record<Level, string | null> = { ...hierarchy }
  LEVELS.forEach((name, at) => {
    if (at >= level) entered[name] = at === level ? heading : null
  })
  return entered as Hierarchy
}

/**
 * One searchable piece of the site: a page's lead, a section, a row of a reference table, or the continuation
 * of a long section.
 * The shape is that of a DocSearch crawler's record, so that a hosted index can take it unchanged.
 */
export interface SearchRecord {
  objectID: string
  /** Absolute, with the anchor. */
  url: string
  url_without_anchor: string
  anchor: string | null
  /** The level of the record's own heading; `content` for the continuation of a long section. */
  type: Exclude<Level, 'lvl0'> | 'content'
  hierarchy: Hierarchy
  /** Plain text, never HTML. */
  content: string | null
  /** Text that is searched but not shown: the page's description, names used in samples. */
  keywords: string | null
  /** What readers search for who need this record and say it in other words, one per line; searched but not shown. */
  searches?: string
  /** The names that the page is the home of, if any; only in the first record of a page. */
  names?: readonly string[]
  language: string
  docusaurus_tag: string
  version: string
  weight: { pageRank: PageRank; level: number; position: number }
  /** Whether it has a text, where `content` is null because the texts are still loading; only in the browser. */
  hasText?: boolean
}

/**
 * The order of records that match equally well. Pages about the library's internals come after those about its use,
 * symptoms after the sections that they sum up, and exercises after what they practice.
 */
export const PAGE_RANKS = { usual: 1, inside: 0, symptom: -1, exercise: -2 } as const

type PageRank = (typeof PAGE_RANKS)[keyof typeof PAGE_RANKS]

/** Where the build puts the records, below the base URL. */
export const RECORDS_FILE = 'search-records.json'
