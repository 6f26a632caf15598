import { isComplaint } from './complaint'
import { PAGE_RANKS, type SearchRecord } from '../shared/search-data/record'
import { RANKING } from './ranking-constants'

type Placed = Pick<SearchRecord, 'weight' | 'url_without_anchor'>

const MIGRATION_PAGE = /\/migrating-[\w-]+$/
/** How readers ask for what has changed, or for what replaces something else. */
const MOVING =
  /\b(?:migrat|upgrad|convert|legacy|old|older|deprecat|remov|replac|renam|breaking|changed|codemods?|moderni[sz]|switch(?:ing)? (?:from|to)|mov(?:e|ing) (?:from|to)|com(?:e|ing) from|instead of|version|v?[12]\.\d|v[125]|since|createstore|connect|saga|epic|immutable\.?js)/i

/** The factor for a record's place on the site, independent of how well its text matches. */
export function placeFactor({ weight, url_without_anchor: page }: Placed, query: string): number {
  if (weight.pageRank === PAGE_RANKS.inside) return RANKING.inside
  if (weight.pageRank === PAGE_RANKS.symptom) return RANKING.symptom[isComplaint(query) ? 'problem' : 'other']
  return MIGRATION_PAGE.test(page) ? RANKING.migration[MOVING.test(query) ? 'moving' : 'other'] : 1
}

/** Whether a match raises the other records of its page. A symptom doesn't: each answers a different question. */
export function liftsPage({ weight }: Pick<SearchRecord, 'weight'>): boolean {
  return weight.pageRank !== PAGE_RANKS.symptom
}
