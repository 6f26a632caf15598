import MiniSearch, { type SearchResult } from 'minisearch'

import { LEVELS, type SearchRecord } from './record'
import { normalizeTerm, tokenizeQuery, tokenizeText } from './tokenize'

/** A record that was found, and the indexed terms by which it was. */
export interface Match {
  record: SearchRecord
  terms: ReadonlySet<string>
}

/** Finds the records that match a query, the best first. */
export type FindMatches = (query: string, accepts: (record: SearchRecord) => boolean) => Match[]

interface Entry {
  id: number
  leaf: string
  page: string
  path: string
  body: string
}

/** A heading says what its section is about; a page's name says less about each of its sections. */
const BOOST = { leaf: 6, page: 3, path: 1.5, body: 1 }
/** Who types a page's name wants the page, not one of its sections. */
const WHOLE_PAGE_BOOST = 1.6
/** Fewer results than these are filled up with records that match only some of the words. */
const ENOUGH = 5
/** How many records are indexed at a time, so that the page stays responsive. */
const SLICE = 100
const LONG_TERM = { fuzzy: 5, prefix: 4 }

/** Indexes the records in slices. */
export async function indexRecords(records: readonly SearchRecord[]): Promise<FindMatches> {
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: tokenizeText,
    processTerm: normalizeTerm,
    searchOptions: {
      tokenize: tokenizeQuery,
      boost: BOOST,
      fuzzy: (term) => (term.length >= LONG_TERM.fuzzy ? 0.2 : false),
      prefix: (term, position, terms) => position === terms.length - 1 || term.length >= LONG_TERM.prefix,
      boostDocument: (id) => (records[Number(id)]?.type === 'lvl1' ? WHOLE_PAGE_BOOST : 1),
    },
  })
  await index.addAllAsync(records.map(entryOf), { chunkSize: SLICE })
  return (query, accepts) => find(index, records, query, accepts)
}

function entryOf({ hierarchy, type, content }: SearchRecord, id: number): Entry {
  const headings = LEVELS.slice(2).flatMap((level) => hierarchy[level] ?? [])
  const leaf = type === 'content' ? '' : (hierarchy[type] ?? '')
  return {
    id,
    leaf,
    page: hierarchy.lvl1,
    path: [hierarchy.lvl0, ...headings].join(' '),
    body: content ?? '',
  }
}

function find(
  index: MiniSearch<Entry>,
  records: readonly SearchRecord[],
  query: string,
  accepts: (record: SearchRecord) => boolean,
): Match[] {
  const filter = ({ id }: SearchResult) => accepted(records, id, accepts)
  const strict = index.search(query, { combineWith: 'AND', filter })
  const results = strict.length < ENOUGH ? fillUp(strict, index.search(query, { filter })) : strict
  return results.flatMap((result) => {
    const record = records[Number(result.id)]
    return record ? [{ record, terms: new Set(result.terms) }] : []
  })
}

function accepted(
  records: readonly SearchRecord[],
  id: unknown,
  accepts: (record: SearchRecord) => boolean,
): boolean {
  const record = records[Number(id)]
  return record !== undefined && accepts(record)
}

function fillUp(strict: readonly SearchResult[], loose: readonly SearchResult[]): SearchResult[] {
  const known = new Set(strict.map((result): unknown => result.id))
  const more = loose.filter((result) => !known.has(result.id))
  return [...strict, ...more.slice(0, ENOUGH - strict.length)]
}
