import type { Query, PageSearches } from '../build/searches/read-searches'
import type { FindMatches } from '../engine/index-of-records'

/** A query of the suite with the place that its first right answer got. */
export interface Outcome {
  kind: string
  query: string
  /** The right answers. */
  targets: readonly string[]
  /** From 1; infinite when it is not among the first results. */
  rank: number
  /** What came first. */
  first: string | undefined
}

const LOOKED_AT = 20

/** Runs every query. */
export function runQueries(sets: readonly Pick<PageSearches, 'queries'>[], find: FindMatches): Outcome[] {
  return sets.flatMap(({ queries }) =>
    Object.entries(queries).flatMap(([kind, list]) => list.map((query) => ask(kind, query, find))),
  )
}

function ask(kind: string, [query, ...targets]: Query, find: FindMatches): Outcome {
  const found = find(query, () => true).slice(0, LOOKED_AT)
  const places = found.map(({ record }) => getPlace(record.url))
  const at = places.findIndex((place) =>
    [place, place.replace(/#.*/, '')].some((one) => targets.includes(one)),
  )
  return { kind, query, targets, rank: at < 0 ? Infinity : at + 1, first: places[0] }
}

/** The path of an address, with its id. */
export function getPlace(url: string): string {
  const { pathname, hash } = new URL(url)
  return pathname + hash
}

/** The parts of the queries that have a right answer first, among the first three and among the first five. */
export function getScore(outcomes: readonly Outcome[]) {
  const part = (most: number) => outcomes.filter(({ rank }) => rank <= most).length / outcomes.length
  return { count: outcomes.length, at1: part(1), at3: part(3), at5: part(5) }
}
