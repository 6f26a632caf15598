import { isComplaint } from './complaint'
import { PAGE_RANKS, type SearchRecord } from '../shared/search-data/record'

const INSIDE_FACTOR = 0.5
/** For a query that describes a problem, a symptom ranks beside the section that it sums up; otherwise far below. */
const SYMPTOM_FACTOR = { complaint: 0.9, other: 0.25 }

/** The factor for a record's place on the site, independent of how well its text matches. */
export function placeFactor({ weight }: Pick<SearchRecord, 'weight'>, query: string): number {
  if (weight.pageRank === PAGE_RANKS.inside) return INSIDE_FACTOR
  if (weight.pageRank === PAGE_RANKS.usual) return 1
  return isComplaint(query) ? SYMPTOM_FACTOR.complaint : SYMPTOM_FACTOR.other
}

/** Whether a match raises the other records of its page. A symptom doesn't: each answers a different question. */
export function liftsPage({ weight }: Pick<SearchRecord, 'weight'>): boolean {
  return weight.pageRank !== PAGE_RANKS.symptom
}
