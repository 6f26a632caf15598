import { useCallback, useEffect, useMemo, useState, type RefCallback } from 'react'

import type { Shown } from './shown'
import type { SearchHit } from '../engine/types'
import { useAnswer } from './use-answer'
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
  const client = useSearchClient()
  const request = useSearchRequest(query, HITS_PER_PAGE, EXCERPT_WORDS)
  // The request that the reader paused at.
  const [asked, setAsked] = useState(request)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(request), PAUSE)
    return () => clearTimeout(timer)
  }, [request])
  const { shown: last, search, onUse } = useAnswer(client, asked)
  useEffect(() => client.prepare(), [client])
  const shown = useMemo<Shown>(
    () => (asked === request ? last : { ...last, status: query.trim() === '' ? 'none' : 'searching' }),
    [asked, request, last, query],
  )
  const isCurrent = shown.query === query
  const hits = useMemo(() => (isCurrent ? shown.batches.flat() : []), [isCurrent, shown.batches])
  const { nextPage } = shown
  const showMore = useCallback(() => {
    onUse()
    search(nextPage)
  }, [onUse, search, nextPage])
  const retry = useCallback(() => search(), [search])
  const watchUse = useCallback(
    (list: HTMLElement | null) => {
      for (const sign of SIGNS_OF_USE) list?.addEventListener(sign, onUse)
      return () => SIGNS_OF_USE.forEach((sign) => list?.removeEventListener(sign, onUse))
    },
    [onUse],
  )
  return { shown, hits, showMore, retry, watchUse }
}
