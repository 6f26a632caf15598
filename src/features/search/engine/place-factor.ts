import { PAGE_RANKS, type SearchRecord } from '../shared/record'
import { RANKING } from './ranking-constants'

type Placed = Pick<SearchRecord, 'weight' | 'url_without_anchor' | 'anchor'>

/** Pages about what is different elsewhere, or was in another version. */
const MIGRATION_PAGE = /\/(?:migrating-[\w-]+|releases)$/
/** How readers ask for what has changed, or for what replaces something else. */
const MOVING =
  /\b(?:migrat|upgrad|convert|legacy|old|older|deprecat|remov|replac|renam|breaking|changed|changelog|release|codemods?|moderni[sz]|switch(?:ing)? (?:from|to)|mov(?:e|ing) (?:from|to)|com(?:e|ing) from|instead of|version|v?[12]\.\d|v[125]|since|createstore|connect|saga|epic|immutable\.?js)/i

/** How the ids of sections begin that are about one mistake. */
const PITFALL = 'pitfall-'
/** A query that only names something: its reader wants to know what it is, not what goes wrong with it. */
const NAME = /^\s*[a-z_$.]+\s*$/i

/** Pages that tell how things are done. */
const GUIDE = /\/(?:usage|tutorials)\//
const HOW_TO = /^\s*how (?:to|do|can|should|would)\b/i

/** Words of queries that describe a problem instead of naming a subject. */
const COMPLAINTS = new Set(
  `
  again although always cannot despite disappeared disappears empty fails forever gone hangs ignored keeps late lost
  missing neither never no nobody none not nothing old only outdated stale still stuck too twice undefined why wrong
  `
    .trim()
    .split(/\s+/),
)

/** Whether a query asks how something is done. */
export function asksHow(query: string): boolean {
  return HOW_TO.test(query)
}

/** Whether a query reads like a symptom: "the list does not refetch", "why is data undefined". */
export function isComplaint(query: string): boolean {
  const words = query
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z']+/)
  return words.some((word) => COMPLAINTS.has(word) || word.endsWith("n't"))
}

/** The factor for a record's place on the site, independent of how well its text matches. */
export function placeFactor({ weight, url_without_anchor: page, anchor }: Placed, query: string): number {
  if (weight.pageRank === PAGE_RANKS.inside) return RANKING.inside
  if (weight.pageRank === PAGE_RANKS.exercise) return RANKING.exercise
  if (weight.pageRank === PAGE_RANKS.symptom) return RANKING.symptom[isComplaint(query) ? 'problem' : 'other']
  if (anchor?.startsWith(PITFALL) === true && NAME.test(query)) return RANKING.pitfall
  const guide = GUIDE.test(page) && asksHow(query) ? RANKING.guide : 1
  return MIGRATION_PAGE.test(page)
    ? guide * RANKING.migration[MOVING.test(query) ? 'moving' : 'other']
    : guide
}

/**
 * Whether a match raises the other records of its page. A symptom doesn't, because each answers a different question, and
 * neither does an exercise, which answers none.
 */
export function liftsPage({ weight }: Pick<SearchRecord, 'weight'>): boolean {
  return weight.pageRank >= PAGE_RANKS.inside
}
