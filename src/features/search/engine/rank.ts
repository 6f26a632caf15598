import type { Concept } from './read-query'
import type { PastedText } from '../../error-messages/find/template'
import { getHeading } from './heading'
import { isEntry, messageFactor } from './message-match'
import { looksLikeError } from './error-query'
import { getCoverage, headingMatch, getQuality } from './match-of-words'
import { homeFactor, isMember, isSection, nameFactor, nameInQuery, getNames } from './name-factor'
import { RANKING } from './ranking-constants'
import type { Subject } from './subject'
import { hasText } from '../shared/outline'
import { type SearchRecord, PAGE_RANKS } from '../shared/record'
import type { Vocabulary } from './vocabulary'

/** Pages about what is different elsewhere, or was in another version. */
const MIGRATION_PAGE = /\/(?:migrating-[\w-]+|releases)$/
/** Words of queries that describe a problem instead of naming a subject. */
const COMPLAINTS = new Set(
  `
  again although always cannot despite disappeared disappears empty fails forever gone hangs ignored keeps late lost
  missing neither never no nobody none not nothing old only outdated stale still stuck too twice undefined why wrong
  `
    .trim()
    .split(/\s+/),
)

/** Whether a query reads like a symptom: "the list does not refetch", "why is data undefined". */
export function isComplaint(query: string): boolean {
  const words = query
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z']+/)
  return words.some((word) => COMPLAINTS.has(word) || word.endsWith("n't"))
}

/** The factor for a record's place on the site, independent of how well its text matches. */
export function placeFactor({ weight, url_without_anchor: page }: SearchRecord, query: string): number {
  if (weight.pageRank === PAGE_RANKS.inside) return RANKING.inside
  if (weight.pageRank === PAGE_RANKS.exercise) return RANKING.exercise
  if (weight.pageRank === PAGE_RANKS.symptom) return RANKING.symptom[isComplaint(query) ? 'problem' : 'other']
  return MIGRATION_PAGE.test(page) ? RANKING.migration : 1
}

/**
 * Whether a match raises the other records of its page. A symptom doesn't, because each answers a different question, and
 * neither does an exercise, which answers none.
 */
export function liftsPage({ weight }: Pick<SearchRecord, 'weight'>): boolean {
  return weight.pageRank >= PAGE_RANKS.inside
}

/** A record that was found. */
export interface Match {
  record: SearchRecord
  /** The higher, the better. */
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
  results: readonly Match[]
  /** The query as a text that may have an error's message. */
  text: PastedText
  /** Finds what the page at an address is about. */
  subjectAt: (url: string) => Subject | undefined
}

/** Sections that consist of links. */
const SEE_ALSO = /^(?:see-also|(?:all-)?exports)$/
/** How many records of a page raise it. */
const MOST_OF_PAGE = 4

/**
 * Ranks the hits of the index: by how much of the query a record covers, by how close its heading is to the query, and
 * by how well other records of its page match.
 */
export function rank(input: Input): Match[] {
  const { query, concepts, results } = input
  const total = concepts.reduce((sum, concept) => sum + concept.weight, 0)
  const covered = results.map((match) => ({ match, coverage: coverageBy(match, concepts, total) }))
  const most = Math.max(0, ...covered.map(({ coverage }) => coverage))
  const kept = covered
    .filter(({ coverage }) => coverage >= most * RANKING.leastCoverage)
    .map(({ match, coverage }) => ({ ...match, score: match.score * coverage ** RANKING.coverage }))
    .sort((a, b) => b.score - a.score)
  const name = nameInQuery(query, concepts, results)
  const close = kept.slice(0, RANKING.closeLook).map((result) => {
    const factor = closeFactor(result, name, input) * placeFactor(result.record, query)
    return { ...result, score: result.score * factor }
  })
  const scored = liftPages([...close, ...kept.slice(RANKING.closeLook)])
  return withoutTwins(scored.sort((a, b) => b.score - a.score))
}

/** Leaves out hits that look like a better one of the same page. */
function withoutTwins(results: readonly Match[]): Match[] {
  const taken = new Map<string, Set<Kind>>()
  return results.filter(({ record }) => {
    const key = `${record.url_without_anchor} ${getHeading(record)}`
    const better = taken.get(key) ?? new Set()
    const kind = getKind(record)
    if (isTwin(kind, better)) return false
    taken.set(key, better.add(kind))
    return true
  })
}

/** What a record is: a section (or a page), the row of a type's member with an address of its own, or another row. */
type Kind = 'section' | 'member' | 'row'

function getKind(record: SearchRecord): Kind {
  if (!isSection(record)) return 'row'
  return isMember(record, getHeading(record)) ? 'member' : 'section'
}

/**
 * Whether a better hit of the same name says the same: a row repeats everything, and a section is about the member of its
 * name. Members of two types share nothing but the name.
 */
function isTwin(kind: Kind, better: ReadonlySet<Kind>): boolean {
  switch (kind) {
    case 'row':
      return better.size > 0
    case 'member':
      return better.has('section')
    case 'section':
      return better.has('member')
  }
}

function coverageBy(result: Match, concepts: readonly Concept[], total: number): number {
  const found = new Set(result.queryTerms)
  const exact = new Set(result.terms)
  const sum = concepts.reduce((part, concept) => part + concept.weight * getQuality(concept, found, exact), 0)
  return total > 0 ? sum / total : 0
}

function closeFactor(candidate: Match, name: string, input: Input): number {
  const { record, terms } = candidate
  const { concepts, vocabulary } = input
  if (SEE_ALSO.test(record.anchor ?? '')) return RANKING.links
  const heading = getHeading(record)
  let factor = 1 + RANKING.heading * headingMatch(record, heading, concepts, new Set(terms), vocabulary)
  const named = nameFactor(record, heading, name)
  factor *= named * meaningFactor(record, heading, input)
  const subject = input.subjectAt(record.url_without_anchor)
  factor *= homeFactor(name, subject) * pageFactor(subject, concepts)
  if (isEmpty(record, input.query)) factor *= RANKING.empty
  if (named === 1 && !isSection(record)) factor *= RANKING.row
  return factor * messageFactor(record, input)
}

/** Whether a record has nothing to read. For a pasted error, the message and the cause of its entry are its text. */
function isEmpty(record: SearchRecord, query: string): boolean {
  return !hasText(record) && !(isEntry(record) && looksLikeError(query))
}

/** Raises what is on a page about the subject of the query above what only has its words. */
function pageFactor(subject: Subject | undefined, concepts: readonly Concept[]): number {
  return 1 + RANKING.pageAbout * getCoverage(concepts, subject?.terms ?? NO_TERMS) ** 2
}

const NO_TERMS: ReadonlySet<string> = new Set()

/** Raises records whose name is what a synonym in the query means. */
function meaningFactor(record: SearchRecord, heading: string, { concepts }: Input): number {
  const meant = concepts.filter(({ alternatives }) =>
    alternatives.some(({ meaning }) => meaning !== undefined),
  )
  if (meant.length === 0) return 1
  const names = getNames(record, heading)
  const found = meant.filter(({ alternatives }) =>
    alternatives.some(({ meaning }) => meaning !== undefined && names.includes(meaning.replaceAll(' ', ''))),
  )
  const getWeight = (list: readonly Concept[]) => list.reduce((sum, { weight }) => sum + weight, 0)
  return found.length === 0 ? 1 : 1 + (RANKING.meaning * getWeight(found)) / getWeight(concepts)
}

/** A page of which several records match is more likely meant than one with a single match. */
function liftPages(results: readonly Match[]): Match[] {
  const scores = new Map<string, number[]>()
  for (const { record, score } of results.filter(({ record }) => liftsPage(record))) {
    const page = record.url_without_anchor
    scores.set(page, [...(scores.get(page) ?? []), score])
  }
  const lifts = new Map([...scores].map(([page, list]) => [page, pageScore(list)]))
  const best = Math.max(1e-9, ...lifts.values())
  return results.map((result) => {
    const lift = (lifts.get(result.record.url_without_anchor) ?? 0) / best
    return { ...result, score: result.score * (1 + RANKING.page.lift * lift) }
  })
}

function pageScore(scores: readonly number[]): number {
  return [...scores]
    .sort((a, b) => b - a)
    .slice(0, MOST_OF_PAGE)
    .reduce((sum, score, index) => sum + score / RANKING.page.further ** index, 0)
}
