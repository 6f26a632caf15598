import type { SearchAnswer, SearchHit } from '../engine/types'

/**
 * Hits in the order in which they are shown. Each batch came with one answer, and is arranged by itself, so that a later
 * batch never moves an earlier one.
 */
export type Batches = readonly (readonly SearchHit[])[]

/** What is shown for a query. The hits of the query before stay until they are cleared or there is an answer. */
export interface Shown {
  status: 'none' | 'searching' | 'answered' | 'failed'
  /** The query that the hits are the answer to. */
  query: string
  batches: Batches
  total: number
  /** On how many pages they are, if that is known. */
  pages: number | undefined
  /** The page of hits to ask for next. */
  nextPage: number
  /** Whether a better answer to the same query follows. */
  isPreliminary: boolean
  isIncomplete: boolean
  /** How often the list was replaced. */
  version: number
}

/**
 * What happens to a search. With `keepPlaces`, an answer to the query of the list leaves all hits in their places. The failure
 * of another query leaves none.
 */
export type ShownAction =
  | { type: 'clear' | 'search' }
  | { type: 'fail'; query: string }
  | { type: 'answer'; answer: SearchAnswer; keepPlaces: boolean }

/** The state before the first search. */
export const NOTHING_SHOWN: Shown = {
  status: 'none',
  query: '',
  batches: [],
  total: 0,
  pages: undefined,
  nextPage: 0,
  isPreliminary: false,
  isIncomplete: false,
  version: 0,
}

/** The reducer of both lists of hits: the modal's and the search page's. */
export function reduceShown(state: Shown, action: ShownAction): Shown {
  switch (action.type) {
    case 'clear':
      return cleared(state)
    case 'search':
      return { ...state, status: 'searching' }
    case 'fail':
      return { ...(state.query === action.query ? state : cleared(state)), status: 'failed' }
    case 'answer':
      return withAnswer(state, action.answer, action.keepPlaces)
  }
}

const cleared = ({ version }: Shown): Shown => ({ ...NOTHING_SHOWN, version: version + 1 })

function withAnswer(state: Shown, answer: SearchAnswer, keepPlaces: boolean): Shown {
  const { query, hits, total, pages, page, isPreliminary, isIncomplete } = answer
  const isKept = keepPlaces && state.query === query && state.batches.length > 0
  return {
    status: 'answered',
    query,
    batches: isKept ? refineInPlace(state.batches, hits) : [uniqueHits(hits)],
    total,
    pages,
    nextPage: page + 1,
    isPreliminary,
    isIncomplete,
    version: isKept ? state.version : state.version + 1,
  }
}

/** Keeps the first of all hits that lead to the same place. */
function uniqueHits(hits: readonly SearchHit[]): SearchHit[] {
  const taken = new Set<string>()
  return hits.filter(({ url }) => !taken.has(url) && taken.add(url))
}

/**
 * Takes a better answer into a list that the reader is already using: no hit changes its place or its height, or
 * disappears. Their texts are replaced by those of the answer, and hits that the list doesn't have come after all others.
 */
function refineInPlace(shown: Batches, hits: readonly SearchHit[]): Batches {
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
