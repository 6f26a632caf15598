import { useCallback, useEffect, useReducer, useRef } from 'react'

import type { SearchAnswer, SearchHit } from '@site/src/search/types'
import { useContextualFilters, useIndexName, useSearchClient } from '@site/src/search/use-search-client'

/** The state of the search page. The current hits stay while more are loaded. */
export interface ResultsState {
  status: 'idle' | 'searching' | 'done' | 'failed'
  hits: readonly SearchHit[]
  total: number
  /** The page of hits to ask for next. */
  nextPage: number
}

type Action = { type: 'clear' | 'search' | 'fail' } | { type: 'answer'; answer: SearchAnswer }

const HITS_PER_PAGE = 15
/** Milliseconds without a keystroke before a hosted service is asked. */
const PAUSE = 150
const NOTHING: ResultsState = { status: 'idle', hits: [], total: 0, nextPage: 0 }

function reduce(state: ResultsState, action: Action): ResultsState {
  switch (action.type) {
    case 'clear':
      return NOTHING
    case 'search':
      return { ...state, status: 'searching' }
    case 'fail':
      return { ...state, status: 'failed' }
    case 'answer':
      return withAnswer(state, action.answer)
  }
}

function withAnswer(state: ResultsState, { hits, nbHits, page }: SearchAnswer): ResultsState {
  const before = page === 0 ? [] : state.hits
  return { status: 'done', hits: [...before, ...hits], total: nbHits, nextPage: page + 1 }
}

/** Searches whenever the query changes, and for more on request. After a failure, asking for more tries again. */
export function useResults(query: string): { state: ResultsState; showMore: () => void } {
  const [state, dispatch] = useReducer(reduce, NOTHING)
  const askPage = usePageOfHits(query)
  const turn = useRef(0)

  const search = useCallback(
    async (page: number) => {
      const own = ++turn.current
      dispatch({ type: 'search' })
      const action = await askPage(page)
      // Drop an answer that arrives after the query has changed.
      if (own === turn.current) dispatch(action)
    },
    [askPage],
  )

  useEffect(() => {
    turn.current += 1
    dispatch({ type: 'clear' })
    if (query.trim() === '') return undefined
    dispatch({ type: 'search' })
    const timer = setTimeout(() => void search(0), PAUSE)
    return () => clearTimeout(timer)
  }, [query, search])

  const { nextPage } = state
  const showMore = useCallback(() => void search(nextPage), [search, nextPage])
  return { state, showMore }
}

/** Loads one page of hits. A failure becomes an action, too. */
function usePageOfHits(query: string): (page: number) => Promise<Action> {
  const client = useSearchClient()
  const indexName = useIndexName()
  const facetFilters = useContextualFilters()
  useEffect(() => client.prepare(), [client])
  return useCallback(
    async (page) => {
      const request = { indexName, query, page, facetFilters, hitsPerPage: HITS_PER_PAGE, ...SNIPPETS }
      try {
        const [answer] = (await client.search([request])).results
        return answer ? { type: 'answer', answer } : { type: 'fail' }
      } catch {
        return { type: 'fail' }
      }
    },
    [client, indexName, facetFilters, query],
  )
}

const SNIPPETS = { attributesToSnippet: ['content:35'], snippetEllipsisText: '…' }
