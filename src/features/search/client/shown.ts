import { refineInPlace, uniqueHits, type Batches } from './refine-hits'
import type { SearchAnswer } from '../engine/types'

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

/** What happens to a search. With `keepPlaces`, an answer to the query of the list leaves all hits in their places. */
export type ShownAction =
  { type: 'clear' | 'search' | 'fail' } | { type: 'answer'; answer: SearchAnswer; keepPlaces: boolean }

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
      return { ...NOTHING_SHOWN, version: state.version + 1 }
    case 'search':
      return { ...state, status: 'searching' }
    case 'fail':
      return { ...state, status: 'failed' }
    case 'answer':
      return withAnswer(state, action.answer, action.keepPlaces)
  }
}

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
