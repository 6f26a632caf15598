import MiniSearch, { type SearchResult } from 'minisearch'

import { LEVELS, type SearchRecord } from '../shared/search-data/record'
import { readQuery, type Concept } from './read-query'
import { givenName } from './heading'
import { rank } from './rank'
import { tokenizeText } from './tokenize'
import { Vocabulary } from './vocabulary'

/** A record that was found, and the indexed terms that matched. */
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
  keywords: string
}

/** Weights of fields. A heading says what its section is about; a page's name says less about each of its sections. */
const BOOST = { leaf: 4, page: 3, path: 0.8, body: 1, keywords: 0.8 }
/** The fields whose text differs from record to record; the other fields repeat those of parent records. */
const OWN_FIELDS = new Set(['leaf', 'body', 'keywords'])
/** How many records are indexed before the browser gets to do other work. */
const SLICE = 25
const SHORTEST_FUZZY = 4
/** How many hits are returned at most. */
const MOST_RESULTS = 400
/** A single word of at most this length is the beginning of too many others to search all texts for them. */
const SHORT_BEGINNING = 2

/** Indexes the records in slices. */
export async function indexRecords(records: readonly SearchRecord[]): Promise<FindMatches> {
  const vocabulary = new Vocabulary()
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: (text, field) => {
      const terms = tokenizeText(text)
      if (field !== undefined && OWN_FIELDS.has(field)) vocabulary.add(terms)
      return terms
    },
    // The tokenizer normalizes, because only it can tell an identifier from a word.
    processTerm: (term) => term,
    searchOptions: { bm25: { k: 1, b: 0.7, d: 0.5 }, boost: BOOST, weights: { fuzzy: 0.45, prefix: 0.6 } },
  })
  await index.addAllAsync(records.map(entryOf), { chunkSize: SLICE })
  return (query, accepts) => {
    const concepts = readQuery(query, vocabulary)
    const results = searchFor(index, concepts, ({ id }) => accepted(records, id, accepts))
    const best = results.slice(0, MOST_RESULTS).flatMap((result) => withRecord(result, records))
    return rank({ query, concepts, vocabulary, results: best })
  }
}

function entryOf(
  { hierarchy, type, content, keywords, anchor, objectID, url }: SearchRecord,
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
  }
}

/** Searches for any term of the query; ranking weighs later how much of the query a record covers. */
function searchFor(
  index: MiniSearch<Entry>,
  concepts: readonly Concept[],
  filter: (result: SearchResult) => boolean,
): SearchResult[] {
  const boosts = new Map<string, number>()
  const asked = new Map<string, Concept>()
  for (const concept of concepts) {
    for (const { terms, quality } of concept.alternatives) {
      for (const term of terms) {
        const boost = (quality * concept.weight) / terms.length
        boosts.set(term, Math.max(boosts.get(term) ?? 0, boost))
      }
    }
    asked.set(concept.word, concept)
  }
  const terms = [...boosts.keys()]
  if (terms.length === 0) return []
  const isShort = terms.every((term) => term.length <= SHORT_BEGINNING)
  return index.search(terms.join(' '), {
    filter,
    ...(isShort && { fields: ['leaf', 'page'] }),
    tokenize: () => terms,
    boostTerm: (term) => boosts.get(term) ?? 1,
    prefix: (term) => (isShort || term.length > SHORT_BEGINNING) && (asked.get(term)?.isPrefix ?? false),
    fuzzy: (term) => fuzziness(asked.get(term)),
  })
}

/** How many letters of a word may differ. A word that is in the records is not mistyped. */
function fuzziness(concept: Concept | undefined): number | false {
  if (!concept?.isUnknown || concept.word.length < SHORTEST_FUZZY || /\d/.test(concept.word)) return false
  const { length } = concept.word
  return length >= 12 ? 3 : length >= 7 ? 2 : 1
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
