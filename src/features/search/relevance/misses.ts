import type { Outcome } from './measure'

/** A right answer further down counts as none. */
const LOOKED_AT = 5

/** Whether none of the first results answers a query. */
const isMiss = ({ rank }: Outcome): boolean => rank === undefined || rank > LOOKED_AT

/**
 * Compares the queries that aren't answered with those of which it is known.
 *
 * @returns a sentence for each query that is missed and not known, is known and answered, or is known and doesn't exist
 */
export function missMessages(outcomes: readonly Outcome[], known: readonly string[]): string[] {
  const isKnown = new Set(known)
  const queries = new Set(outcomes.map(({ query }) => query))
  return [
    ...outcomes.filter((outcome) => isMiss(outcome) && !isKnown.has(outcome.query)).map(describeMiss),
    ...outcomes
      .filter((outcome) => !isMiss(outcome) && isKnown.has(outcome.query))
      .map(
        ({ query }) =>
          `"${query}" is answered now: remove it from src/features/search/relevance/known-misses.ts.`,
      ),
    ...known
      .filter((query) => !queries.has(query))
      .map(
        (query) =>
          `"${query}" is no query any more: remove it from src/features/search/relevance/known-misses.ts.`,
      ),
  ]
}

function describeMiss({ query, targets, rank, first }: Outcome): string {
  const place = rank === undefined ? 'is not among the results' : `comes at place ${rank}`
  return `"${query}" should lead to ${targets.join(' or ')}, which ${place}; ${first ?? 'nothing'} comes first. If readers use another word than the page, add a synonym (content/synonyms/).`
}
