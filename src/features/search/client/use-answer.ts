import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react'

import type { SearchClient } from './client'
import { NOTHING_SHOWN, reduceShown, type Shown } from './shown'
import type { SearchRequest } from '../engine/types'

interface AnswerInUse {
  shown: Shown
  /** Asks again, or for another page of hits. */
  search: (page?: number) => void
  /** To be called when the reader uses the list: better answers then leave all hits in their places. */
  onUse: () => void
}

/**
 * Searches whenever the request changes.
 *
 * @param request - must be the same object as long as the request is the same
 */
export function useAnswer(client: SearchClient, request: SearchRequest): AnswerInUse {
  const [shown, dispatch] = useReducer(reduceShown, NOTHING_SHOWN)
  const isUsed = useRef(false)
  const endSearch = useRef<() => void>(undefined)

  const search = useCallback(
    (page = 0) => {
      endSearch.current?.()
      dispatch({ type: 'search' })
      endSearch.current = client.search(
        { ...request, page },
        {
          // Keys come first: rendering rows gives way to them.
          onAnswer: (answer) =>
            startTransition(() => dispatch({ type: 'answer', answer, keepPlaces: isUsed.current })),
          onFailure: () => dispatch({ type: 'fail', query: request.query }),
        },
      )
    },
    [client, request],
  )

  useEffect(() => {
    isUsed.current = false
    if (request.query.trim() === '') dispatch({ type: 'clear' })
    else search()
    return () => endSearch.current?.()
  }, [request, search])

  return { shown, search, onUse: useCallback(() => void (isUsed.current = true), []) }
}
