import MiniSearch, { type SearchResult } from 'minisearch'

import { readPasted } from '../../error-messages/find/template'
import { LEVELS, type SearchRecord } from '../shared/record'
import type { Terminology } from './terminology'
import { readQuery, type Concept } from './read-query'
import { givenName, getHeading } from './heading'
import { isSection } from './name-factor'
import { rank, type Match } from './rank'
import { RANKING } from './ranking-constants'
import { getSubject, type Subject } from './subject'
import { tokenizeText } from '../shared/tokenize'
import { mostMistakes, Vocabulary } from './vocabulary'

/** Finds the records that match a query, the best first. */
export type FindMatches = (query: string, accepts: (record: SearchRecord) => boolean) => Match[]

/** What is searched of a record. */
type Field = keyof typeof RANKING.fields

/** How the text of each field is read from a record. */
const TEXT_OF: Readonly<Record<Field, (record: SearchRecord) => string>> = {
  leaf: getLeaf,
  page: ({ type, hierarchy }) => (type === 'lvl1' ? '' : hierarchy.lvl1),
  path: getPath,
  body: ({ content }) => content ?? '',
  keywords: ({ keywords }) => keywords ?? '',
  searches: ({ searches }) => searches ?? '',
}

const FIELDS = Object.keys(TEXT_OF) as Field[]
/** The fields whose text differs from record to record; the other fields repeat those of parent records. */
const OWN_FIELDS = new Set<string>(['leaf', 'body', 'keywords', 'searches'] satisfies Field[])
/** The index asks for it as for a field: a record's place among all. */
const ID = 'id'
/** How many records are indexed before the worker answers what was asked in the meantime. */
const SLICE = 100
/** The levels of pages and of their main sections. */
const MAIN_LEVELS = new Set<string>(['lvl1', 'lvl2'])
const SHORTEST_FUZZY = 4
/** In characters. A message comes at the beginning of what is pasted. */
const LONGEST_QUERY = 1000
/** How many hits are returned at most. */
const MOST_RESULTS = 400
/** A single word of at most this length is the beginning of too many others to search all texts for them. */
const SHORT_BEGINNING = 2

/** An index to which records are still being added. */
export interface GrowingIndex {
  /** Finds what has been added. */
  find: FindMatches
  /** Resolves when all records have been added. */
  whole: Promise<void>
}

/** Indexes the records in slices. */
export async function indexRecords(
  records: readonly SearchRecord[],
  terminology: Terminology,
): Promise<FindMatches> {
  const { find, add } = emptyIndex(records, terminology)
  await add(records)
  return find
}

/** Indexes pages and their main sections at once, and all other records in slices. */
export function growIndex(records: readonly SearchRecord[], terminology: Terminology): GrowingIndex {
  const { find, add, addNow } = emptyIndex(records, terminology)
  const isMain = ({ type }: SearchRecord) => MAIN_LEVELS.has(type)
  addNow(records.filter(isMain))
  return { find, whole: add(records.filter((record) => !isMain(record))) }
}

/** An index for these records, to which they are added later. */
function emptyIndex(records: readonly SearchRecord[], terminology: Terminology) {
  const vocabulary = new Vocabulary()
  const places = new Map(records.map((record, place) => [record, place]))
  const index = new MiniSearch<SearchRecord>({
    idField: ID,
    fields: FIELDS,
    extractField: (record, field) => (field === ID ? places.get(record) : TEXT_OF[field as Field](record)),
    tokenize: (text, field) => {
      const terms = tokenizeText(text)
      if (field !== undefined && OWN_FIELDS.has(field)) vocabulary.add(terms)
      return terms
    },
    // The tokenizer normalizes, because only it can tell an identifier from a word.
    processTerm: (term) => term,
  })
  const subjectAt = rememberPages(records)
  const find: FindMatches = (query, accepts) => {
    const concepts = readQuery(query, vocabulary, terminology)
    const results = searchFor(index, concepts, ({ id }) => accepted(records, id, accepts))
    const best = results.slice(0, MOST_RESULTS).flatMap((result) => withRecord(result, records))
    const text = readPasted(query.slice(0, LONGEST_QUERY))
    return rank({ query, concepts, vocabulary, results: best, subjectAt, text })
  }
  return {
    find,
    add: (added: readonly SearchRecord[]) => index.addAllAsync(added, { chunkSize: SLICE }),
    addNow: (added: readonly SearchRecord[]) => index.addAll(added),
  }
}

/** A record's own heading, and its name in the address; of the first record of a page, the page's title. */
function getLeaf(record: SearchRecord): string {
  const leaf = record.type === 'content' ? '' : getHeading(record)
  // Ids of headings are written by hand, and are often the term that the heading paraphrases.
  return isSection(record) ? `${leaf} ${givenName(record).replaceAll('-', '')}` : leaf
}

/** All headings above a record, and its own. */
function getPath({ hierarchy, anchor }: SearchRecord): string {
  const headings = LEVELS.slice(2).flatMap((level) => hierarchy[level] ?? [])
  return [hierarchy.lvl0, ...headings, anchor].join(' ')
}

/** Searches for any term of the query; ranking weighs later how much of the query a record covers. */
function searchFor(
  index: MiniSearch<SearchRecord>,
  concepts: readonly Concept[],
  filter: (result: SearchResult) => boolean,
): SearchResult[] {
  const boosts = new Map<string, number>()
  const typed = new Map<string, Concept>()
  for (const concept of concepts) {
    for (const { terms, quality } of concept.alternatives) {
      for (const term of terms) {
        const boost = (quality * concept.weight) / terms.length
        boosts.set(term, Math.max(boosts.get(term) ?? 0, boost))
      }
    }
    typed.set(concept.word, concept)
  }
  const terms = [...boosts.keys()]
  if (terms.length === 0) return []
  const isShort = terms.every((term) => term.length <= SHORT_BEGINNING)
  return index.search(terms.join(' '), {
    filter,
    bm25: RANKING.bm25,
    boost: RANKING.fields,
    weights: RANKING.nearly,
    ...(isShort && { fields: ['leaf', 'page'] }),
    tokenize: () => terms,
    boostTerm: (term) => boosts.get(term) ?? 1,
    prefix: (term) => (isShort || term.length > SHORT_BEGINNING) && (typed.get(term)?.isPrefix ?? false),
    fuzzy: (term) => fuzziness(typed.get(term)),
  })
}

/** How many letters of a word may differ. A word that is in the records is not mistyped. */
function fuzziness(concept: Concept | undefined): number | false {
  if (!concept?.isUnknown || concept.word.length < SHORTEST_FUZZY || /\d/.test(concept.word)) return false
  return mostMistakes(concept.word)
}

/** What is known of each page, read when a query first needs it, which keeps the indexing short. */
function rememberPages(records: readonly SearchRecord[]) {
  const pages = new Map(records.filter(({ type }) => type === 'lvl1').map((record) => [record.url, record]))
  const known = new Map<string, Subject | undefined>()
  return (url: string) => {
    if (!known.has(url)) {
      const page = pages.get(url)
      known.set(url, page && getSubject(page))
    }
    return known.get(url)
  }
}

function accepted(
  records: readonly SearchRecord[],
  id: unknown,
  accepts: (record: SearchRecord) => boolean,
): boolean {
  const record = records[Number(id)]
  return record !== undefined && accepts(record)
}

function withRecord({ id, ...result }: SearchResult, records: readonly SearchRecord[]) {
  const record = records[Number(id)]
  return record ? [{ ...result, record }] : []
}
