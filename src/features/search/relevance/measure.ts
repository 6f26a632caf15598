import type { FindMatches } from '../engine/index-of-records'
import type { SearchRecord } from '../shared/record'
import type { Queries, Query, QueryKind } from './query'

/** A query of the suite with the place that its first right answer got. */
export interface Outcome {
  kind: QueryKind
  query: string
  /** The right answers. */
  targets: readonly string[]
  /** From 1; undefined when it is not among the first results. */
  rank: number | undefined
  /** What came first instead. */
  first: string | undefined
}

/** The measures of a group of queries. The first three are the part of queries with a right answer up to that rank. */
export interface Score {
  count: number
  at1: number
  at3: number
  at5: number
  /** The mean of 1 / rank. */
  meanReciprocalRank: number
}

const LOOKED_AT = 20

/** Runs every query. */
export function runQueries(sets: readonly Queries[], find: FindMatches): Outcome[] {
  return sets.flatMap((set) =>
    Object.entries(set).flatMap(([kind, queries]) =>
      queries.map((query) => ({ kind: kind as QueryKind, ...ask(query, find) })),
    ),
  )
}

function ask([query, ...targets]: Query, find: FindMatches): Omit<Outcome, 'kind'> {
  const records = find(query, () => true)
    .slice(0, LOOKED_AT)
    .map((match) => match.record)
  const index = records.findIndex((record) => targets.some((target) => isTarget(record, target)))
  return {
    query,
    targets,
    rank: index < 0 ? undefined : index + 1,
    first: records[0] && pathOf(records[0].url),
  }
}

function isTarget({ url }: SearchRecord, target: string): boolean {
  const place = pathOf(url)
  return (target.includes('#') ? place : place.replace(/#.*/, '')) === target
}

function pathOf(url: string): string {
  const { pathname, hash } = new URL(url)
  return pathname + hash
}

/** Sums up a group of outcomes. */
export function scoreOf(outcomes: readonly Outcome[]): Score {
  const part = (rank: number) => outcomes.filter((outcome) => (outcome.rank ?? Infinity) <= rank).length
  const reciprocal = outcomes.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0)
  const count = outcomes.length
  return {
    count,
    at1: part(1) / count,
    at3: part(3) / count,
    at5: part(5) / count,
    meanReciprocalRank: reciprocal / count,
  }
}

/** Lays the scores out as a table, a line per group. */
export function tableOf(groups: ReadonlyMap<string, Score>): string {
  const percent = (part: number) => `${(part * 100).toFixed(0)} %`.padStart(6)
  const lines = [...groups].map(([name, { count, at1, at3, at5, meanReciprocalRank }]) =>
    [
      name.padEnd(24),
      String(count).padStart(4),
      ...[at1, at3, at5].map(percent),
      meanReciprocalRank.toFixed(2).padStart(6),
    ].join(' '),
  )
  return [`${'kind'.padEnd(24)}    n     @1     @3     @5    MRR`, ...lines].join('\n')
}
