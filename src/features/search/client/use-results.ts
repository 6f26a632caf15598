import { useCallback, useEffect, useMemo, useReducer, useRef, type RefCallback } from 'react'

import { NOTHING_SHOWN, reduceShown, type Shown } from './shown'
import type { SearchHit } from '../engine/types'
import { useSearchClient, useSearchRequest } from './use-search-client'

interface Results {
  shown: Shown
  /** All hits that are shown, in order. */
  hits: readonly SearchHit[]
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

/** Searches whenever the query changes, and for more on request. */
export function useResults(query: string): Results {
  const [shown, dispatch] = useReducer(reduceShown, NOTHING_SHOWN)
  const client = useSearchClient()
  const request = useSearchRequest(query, HITS_PER_PAGE, EXCERPT_WORDS)
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

  const { batches, nextPage } = shown
  const hits = useMemo(() => batches.flat(), [batches])
  const showMore = useCallback(() => search(nextPage), [search, nextPage])
  const retry = useCallback(() => search(0), [search])
  const watchUse = useCallback((list: HTMLElement | null) => {
    if (!list) return undefined
    const onUse = () => void (isUsed.current = true)
    for (const sign of SIGNS_OF_USE) list.addEventListener(sign, onUse)
    return () => SIGNS_OF_USE.forEach((sign) => list.removeEventListener(sign, onUse))
  }, [])
  return { shown, hits, showMore, retry, watchUse }
}
