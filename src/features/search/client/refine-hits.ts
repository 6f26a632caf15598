import type { SearchHit } from '../engine/types'

/**
 * Hits in the order in which they are shown. Each batch came with one answer, and is arranged by itself, so that a later
 * batch never moves an earlier one.
 */
export type Batches = readonly (readonly SearchHit[])[]

/** Keeps the first of all hits that lead to the same place. */
export function uniqueHits(hits: readonly SearchHit[]): SearchHit[] {
  const taken = new Set<string>()
  return hits.filter(({ url }) => !taken.has(url) && taken.add(url))
}

/**
 * Takes a better answer into a list that the reader is already using: no hit changes its place or its height, or
 * disappears. Their texts are replaced by those of the answer, and hits that the list doesn't have come after all others.
 */
export function refineInPlace(shown: Batches, hits: readonly SearchHit[]): Batches {
  const refined = new Map(uniqueHits(hits).map((hit) => [hit.url, hit]))
  const kept = shown.map((batch) => batch.map((hit) => refineHit(hit, takeOut(refined, hit.url))))
  return refined.size === 0 ? kept : [...kept, [...refined.values()]]
}

/** Another record of the same place may have a text although the first one has none. */
function refineHit(shown: SearchHit, refined: SearchHit | undefined): SearchHit {
  return refined ? { ...refined, hasText: shown.hasText } : shown
}

function takeOut(hits: Map<string, SearchHit>, url: string): SearchHit | undefined {
  const hit = hits.get(url)
  hits.delete(url)
  return hit
}
