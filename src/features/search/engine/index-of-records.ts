import MiniSearch, { type SearchResult } from 'minisearch'

import { readPasted } from '../../error-messages/find/template'
import { descriptionOf } from '../shared/outline'
import { LEVELS, type SearchRecord } from '../shared/record'
import type { Terminology } from './terminology'
import { readQuery, type Concept } from './read-query'
import { givenName, headingOf } from './heading'
import { rank, type Match } from './rank'
import { RANKING } from './ranking-constants'
import { tokenizeText } from '../shared/tokenize'
import { mostMistakes, Vocabulary } from './vocabulary'

/** Finds the records that match a query, the best first. */
export type FindMatches = (query: string, accepts: (record: SearchRecord) => boolean) => Match[]

interface Entry {
  id: number
  /** Its own heading, and its name in the address; of the first record of a page, the page's title. */
  leaf: string
  /** The title of the page that a section is on. */
  page: string
  /** All headings above it. */
  path: string
  body: string
  keywords: string
  /** What readers search for who need it. */
  asked: string
}

/** The fields whose text differs from record to record; the other fields repeat those of parent records. */
const OWN_FIELDS = new Set(['leaf', 'body', 'keywords', 'asked'])
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
  await add(records.map(entryOf))
  return find
}

/** Indexes pages and their main sections at once, and all other records in slices. */
export function growIndex(records: readonly SearchRecord[], terminology: Terminology): GrowingIndex {
  const { find, add, addNow } = emptyIndex(records, terminology)
  const isMain = ({ id }: Entry) => MAIN_LEVELS.has(records[id]?.type ?? '')
  const entries = records.map(entryOf)
  addNow(entries.filter(isMain))
  return { find, whole: add(entries.filter((entry) => !isMain(entry))) }
}

/** An index for these records, to which they are added later. */
function emptyIndex(records: readonly SearchRecord[], terminology: Terminology) {
  const vocabulary = new Vocabulary()
  const index = new MiniSearch<Entry>({
    fields: Object.keys(RANKING.fields),
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
    add: (entries: readonly Entry[]) => index.addAllAsync(entries, { chunkSize: SLICE }),
    addNow: (entries: readonly Entry[]) => index.addAll(entries),
  }
}

function entryOf(
  { hierarchy, type, content, keywords, asked, anchor, objectID, url }: SearchRecord,
  id: number,
): Entry {
  const headings = LEVELS.slice(2).flatMap((level) => hierarchy[level] ?? [])
  const leaf = type === 'content' ? '' : (hierarchy[type] ?? '')
  // Ids of headings are written by hand, and are often the term that the heading paraphrases.
  const isOwnAnchor = objectID === url
  const named = givenName({ anchor, url }).replaceAll('-', '')
  return {
    id,
    leaf: isOwnAnchor ? `${leaf} ${named}` : leaf,
    page: type === 'lvl1' ? '' : hierarchy.lvl1,
    path: [hierarchy.lvl0, ...headings, anchor].join(' '),
    body: content ?? '',
    keywords: keywords ?? '',
    asked: asked ?? '',
  }
}

/** Searches for any term of the query; ranking weighs later how much of the query a record covers. */
function searchFor(
  index: MiniSearch<Entry>,
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

/** What each page is about, read when a query first needs it, which keeps the indexing short. */
function rememberPages(records: readonly SearchRecord[]) {
  const pages = new Map(records.filter(({ type }) => type === 'lvl1').map((record) => [record.url, record]))
  const known = new Map<string, ReadonlySet<string> | undefined>()
  return (url: string) => {
    if (!known.has(url)) {
      const page = pages.get(url)
      known.set(url, page && subjectOfPage(page))
    }
    return known.get(url)
  }
}

/** The terms that say what a page is about: those of its title, its address and its description. */
function subjectOfPage(page: SearchRecord): ReadonlySet<string> {
  return new Set(tokenizeText(`${headingOf(page)} ${givenName(page)} ${descriptionOf(page)}`))
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
