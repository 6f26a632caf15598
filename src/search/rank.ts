import type { Match } from './index-of-records'
import type { Concept } from './read-query'
import { closest } from '../shared/closest'
import { compactNames, givenName, headingOf } from './heading'
import { containment, headingMatch, qualityOf } from './match-of-words'
import { liftsPage, placeFactor } from './place-factor'
import type { SearchRecord } from '../shared/search-data/record'
import { humpsOf, normalizeTerm, wordsOf } from './tokenize'
import type { Vocabulary } from './vocabulary'

/** A record that the index found, with the terms that matched. */
interface Candidate {
  record: SearchRecord
  score: number
  /** The terms of the query that matched, exactly or nearly. */
  queryTerms: readonly string[]
  /** The terms of the record that matched. */
  terms: readonly string[]
}

interface Input {
  query: string
  concepts: readonly Concept[]
  vocabulary: Vocabulary
  results: readonly Candidate[]
}

interface Scored extends Candidate {
  coverage: number
}

/** Factor for a name that is exactly the query, by the level that it names. */
const EXACT = { page: 11, section: 5, row: 2.2 }
/** The part of that factor for a name that only begins with the query. */
const BEGINNING = { page: 1, section: 0.3 }
/** Sections that consist of links. */
const SEE_ALSO = /^(?:see-also|(?:all-)?exports)$/
const SEE_ALSO_FACTOR = 0.08
/** Factor for a heading that is exactly the query. */
const HEADING = 3
const EMPTY_FACTOR = 0.6
/** A record that covers a smaller part of the query than this, compared to the best one, is left out. */
const LEAST_COVERAGE = 0.2
/** How many of the index's hits are ranked in detail. */
const CLOSE_LOOK = 60
const LIFT = 0.9
/** Each further record of a page raises it by this factor less. */
const FURTHER = 1.5

/**
 * Ranks the hits of the index: by how much of the query a record covers, by how close its heading is to the query, and
 * by how well other records of its page match.
 */
export function rank({ query, concepts, vocabulary, results }: Input): Match[] {
  const total = concepts.reduce((sum, concept) => sum + concept.weight, 0)
  const covered = results.map((result) => withCoverage(result, concepts, total))
  const most = Math.max(0, ...covered.map(({ coverage }) => coverage))
  const kept = covered
    .filter(({ coverage }) => coverage >= most * LEAST_COVERAGE)
    .sort((a, b) => b.score - a.score)
  const name = nameAskedFor(query, concepts, results)
  const close = kept.slice(0, CLOSE_LOOK).map((result) => {
    const factor = closeFactor(result, concepts, name, vocabulary) * placeFactor(result.record, query)
    return { ...result, score: result.score * factor }
  })
  const scored = liftPages([...close, ...kept.slice(CLOSE_LOOK)])
  return scored
    .sort((a, b) => b.score - a.score)
    .map(({ record, terms }) => ({ record, terms: new Set(terms) }))
}

function withCoverage(result: Candidate, concepts: readonly Concept[], total: number): Scored {
  const found = new Set(result.queryTerms)
  const exact = new Set(result.terms)
  const sum = concepts.reduce((part, concept) => part + concept.weight * qualityOf(concept, found, exact), 0)
  const coverage = total > 0 ? sum / total : 0
  return { ...result, coverage, score: result.score * coverage ** 2 }
}

function closeFactor(
  { record, terms }: Candidate,
  concepts: readonly Concept[],
  name: string,
  vocabulary: Vocabulary,
): number {
  if (SEE_ALSO.test(record.anchor ?? '')) return SEE_ALSO_FACTOR
  const heading = headingOf(record)
  let factor = 1 + HEADING * headingMatch(record, heading, concepts, new Set(terms), vocabulary)
  factor *= nameFactor(record, heading, name)
  if (record.content === null) factor *= EMPTY_FACTOR
  return factor * (1 + containment(record, concepts, vocabulary))
}

/** The query as a name; a mistyped word is replaced by the term that was found for it. */
function nameAskedFor(query: string, concepts: readonly Concept[], results: readonly Candidate[]): string {
  const [name = ''] = compactNames(query)
  const [only, ...others] = concepts
  if (others.length > 0 || !only) return name
  if (!only.isUnknown) return wordsOf(query).length === 1 ? only.word : name
  return closest(name, new Set(results.flatMap(({ terms }) => terms))) ?? name
}

/** Raises records whose name is the query, or begins with it. */
function nameFactor(record: SearchRecord, heading: string, asked: string): number {
  const names = [heading, ...(isSection(record) ? [givenName(record)] : [])].flatMap(compactNames)
  const full =
    record.type === 'lvl1'
      ? EXACT.page
      : isSection(record) && !isMember(record, heading)
        ? EXACT.section
        : EXACT.row
  if (asked.length < 2) return 1
  if (names.includes(asked)) return full
  const longer = names
    .filter((name) => beginsAt(name, asked, heading))
    .map((name) => asked.length / name.length)
  const beginning = record.type === 'lvl1' ? BEGINNING.page : BEGINNING.section
  return 1 + (full - 1) * beginning * Math.max(0, ...longer)
}

/** Whether the name or one of its parts begins with the query: "selec" begins the second part of `createSelector`. */
function beginsAt(name: string, asked: string, heading: string): boolean {
  if (name.startsWith(asked)) return true
  if (heading.includes(' ') || normalizeTerm(heading) !== name) return false
  return humpsOf(heading).some(({ start }) => name.startsWith(asked, start))
}

function isSection({ objectID, url }: SearchRecord): boolean {
  return objectID === url
}

/** Whether the record is the row of a type's member, whose id is made of both names: `module-init`. */
function isMember({ anchor }: SearchRecord, heading: string): boolean {
  const name = heading.toLowerCase().replace(/[^a-z\d]+/g, '')
  const address = anchor?.replaceAll('-', '') ?? ''
  return !heading.includes(' ') && name !== '' && address !== name && address.endsWith(name)
}

/** A page of which several records match is more likely meant than one with a single match. */
function liftPages(results: readonly Scored[]): Scored[] {
  const scores = new Map<string, number[]>()
  for (const { record, score } of results.filter(({ record }) => liftsPage(record))) {
    const page = record.url_without_anchor
    scores.set(page, [...(scores.get(page) ?? []), score])
  }
  const lifts = new Map([...scores].map(([page, list]) => [page, pageScore(list)]))
  const best = Math.max(1e-9, ...lifts.values())
  return results.map((result) => {
    const lift = (lifts.get(result.record.url_without_anchor) ?? 0) / best
    return { ...result, score: result.score * (1 + LIFT * lift) }
  })
}

function pageScore(scores: readonly number[]): number {
  return [...scores]
    .sort((a, b) => b - a)
    .slice(0, 4)
    .reduce((sum, score, index) => sum + score / FURTHER ** index, 0)
}
