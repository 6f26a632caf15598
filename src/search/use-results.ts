import { useCallback, useEffect, useMemo, useReducer, useRef, type RefCallback } from 'react'

import { refineInPlace, uniqueHits } from './refine-hits'
import type { SearchAnswer, SearchHit, SearchRequest } from './types'
import { useContextualFilters, useIndexName, useSearchClient } from './use-search-client'

/** The state of the search page. The current hits stay while more are loaded. */
export interface ResultsState {
  status: 'idle' | 'searching' | 'done' | 'failed'
  hits: readonly SearchHit[]
  total: number
  /** The page of hits to ask for next. */
  nextPage: number
  /** Whether a better answer to the same query follows. */
  isPreliminary: boolean
  isIncomplete: boolean
}

type Action =
  { type: 'clear' | 'search' | 'fail' } | { type: 'answer'; answer: SearchAnswer; keepPlaces: boolean }

interface Results {
  state: ResultsState
  /** Asks for the next page of hits; after a failure, it asks again. */
  showMore: () => void
  /** Asks for the first page of hits again. */
  retry: () => void
  /** To be set on the list. Once the reader points at it or its links have the focus, all hits keep their places. */
  watchUse: RefCallback<HTMLElement>
}

const HITS_PER_PAGE = 15
const EXCERPT_WORDS = 35
/** Milliseconds without a keystroke before a hosted service is asked. */
const PAUSE = 150
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'focusin'] as const
const NOTHING: ResultsState = {
  status: 'idle',
  hits: [],
  total: 0,
  nextPage: 0,
  isPreliminary: false,
  isIncomplete: false,
}

function reduce(state: ResultsState, action: Action): ResultsState {
  switch (action.type) {
    case 'clear':
      return NOTHING
    case 'search':
      return { ...state, status: 'searching' }
    case 'fail':
      return { ...state, status: 'failed' }
    case 'answer': {
      const { hits, total, page, isPreliminary, isIncomplete } = action.answer
      const shown = action.keepPlaces ? refineInPlace([state.hits], hits).flat() : uniqueHits(hits)
      return { status: 'done', hits: shown, total, nextPage: page + 1, isPreliminary, isIncomplete }
    }
  }
}

/** Searches whenever the query changes, and for more on request. */
export function useResults(query: string): Results {
  const [state, dispatch] = useReducer(reduce, NOTHING)
  const client = useSearchClient()
  const request = useRequest(query)
  const isUsed = useRef(false)
  const endSearch = useRef<(() => void) | undefined>(undefined)
  useEffect(() => client.prepare(), [client])

  const search = useCallback(
    (page: number) => {
      endSearch.current?.()
      dispatch({ type: 'search' })
      endSearch.current = client.search(
        { ...request, page },
        {
          onAnswer: (answer) => dispatch({ type: 'answer', answer, keepPlaces: page > 0 || isUsed.current }),
          onFailure: () => dispatch({ type: 'fail' }),
        },
      )
    },
    [client, request],
  )

  useEffect(() => {
    isUsed.current = false
    dispatch({ type: 'clear' })
    if (request.query.trim() === '') return undefined
    dispatch({ type: 'search' })
    const timer = setTimeout(() => search(0), PAUSE)
    return () => {
      clearTimeout(timer)
      endSearch.current?.()
    }
  }, [request, search])

  const { nextPage } = state
  const showMore = useCallback(() => search(nextPage), [search, nextPage])
  const retry = useCallback(() => search(0), [search])
  const watchUse = useCallback((list: HTMLElement | null) => {
    if (!list) return undefined
    const onUse = () => void (isUsed.current = true)
    for (const sign of SIGNS_OF_USE) list.addEventListener(sign, onUse)
    return () => SIGNS_OF_USE.forEach((sign) => list.removeEventListener(sign, onUse))
  }, [])
  return { state, showMore, retry, watchUse }
}

/** What is asked for a query; the same object as long as it is the same. */
function useRequest(query: string): SearchRequest {
  const indexName = useIndexName()
  const facetFilters = useContextualFilters()
  return useMemo(
    () => ({ indexName, query, facetFilters, hitsPerPage: HITS_PER_PAGE, excerptWords: EXCERPT_WORDS }),
    [indexName, query, facetFilters],
  )
}
