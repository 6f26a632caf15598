import { isComplaint } from './complaint'
import { PAGE_RANKS, type SearchRecord } from './record'

const INSIDE_FACTOR = 0.5
/** Who complains finds the symptom beside the section that it sums up; others find the section long before it. */
const SYMPTOM_FACTOR = { complaint: 0.9, other: 0.25 }

/** How much a record counts by its place on the site, whatever the query finds in it. */
export function placeFactor({ weight }: Pick<SearchRecord, 'weight'>, query: string): number {
  if (weight.pageRank === PAGE_RANKS.inside) return INSIDE_FACTOR
  if (weight.pageRank === PAGE_RANKS.usual) return 1
  return isComplaint(query) ? SYMPTOM_FACTOR.complaint : SYMPTOM_FACTOR.other
}

/** Whether what is found lifts the rest of its page. Symptoms don't: each answers another question. */
export function liftsPage({ weight }: Pick<SearchRecord, 'weight'>): boolean {
  return weight.pageRank !== PAGE_RANKS.symptom
}
