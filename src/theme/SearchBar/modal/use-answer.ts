import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react'

import type { SearchClient } from '@site/src/search/client'
import { refineInPlace, uniqueHits, type Batches } from '@site/src/search/refine-hits'
import type { SearchAnswer, SearchRequest } from '@site/src/search/types'

/** What is shown for a query. The hits of the query before stay until there is an answer. */
export interface Shown {
  status: 'none' | 'searching' | 'answered' | 'failed'
  /** The query that the hits are the answer to. */
  query: string
  batches: Batches
  total: number
  /** Whether a better answer to the same query follows. */
  isPreliminary: boolean
  isIncomplete: boolean
  /** How often the list was replaced. */
  version: number
}

type Action =
  { type: 'clear' | 'search' | 'fail' } | { type: 'answer'; answer: SearchAnswer; keepPlaces: boolean }

interface AnswerInUse {
  shown: Shown
  /** Asks again. */
  retry: () => void
  /** To be called when the reader uses the list: better answers then leave all hits in their places. */
  onUse: () => void
}

const NOTHING: Shown = {
  status: 'none',
  query: '',
  batches: [],
  total: 0,
  isPreliminary: false,
  isIncomplete: false,
  version: 0,
}

function reduce(state: Shown, action: Action): Shown {
  switch (action.type) {
    case 'clear':
      return { ...NOTHING, version: state.version + 1 }
    case 'search':
      return { ...state, status: 'searching' }
    case 'fail':
      return { ...NOTHING, status: 'failed', version: state.version + 1 }
    case 'answer':
      return withAnswer(state, action.answer, action.keepPlaces)
  }
}

function withAnswer(state: Shown, answer: SearchAnswer, keepPlaces: boolean): Shown {
  const { query, hits, total, isPreliminary, isIncomplete } = answer
  const isKept = keepPlaces && state.query === query && state.batches.length > 0
  return {
    status: 'answered',
    query,
    batches: isKept ? refineInPlace(state.batches, hits) : [uniqueHits(hits)],
    total,
    isPreliminary,
    isIncomplete,
    version: isKept ? state.version : state.version + 1,
  }
}

/**
 * Searches whenever the request changes.
 *
 * @param request - must be the same object as long as it asks for the same
 */
export function useAnswer(client: SearchClient, request: SearchRequest): AnswerInUse {
  const [shown, dispatch] = useReducer(reduce, NOTHING)
  const isUsed = useRef(false)
  const endSearch = useRef<() => void>(undefined)

  const search = useCallback(() => {
    endSearch.current?.()
    dispatch({ type: 'search' })
    endSearch.current = client.search(request, {
      // Keys come first: rendering rows gives way to them.
      onAnswer: (answer) =>
        startTransition(() => dispatch({ type: 'answer', answer, keepPlaces: isUsed.current })),
      onFailure: () => dispatch({ type: 'fail' }),
    })
  }, [client, request])

  useEffect(() => {
    isUsed.current = false
    if (request.query.trim() === '') dispatch({ type: 'clear' })
    else search()
    return () => endSearch.current?.()
  }, [request, search])

  return { shown, retry: search, onUse: useCallback(() => void (isUsed.current = true), []) }
}
