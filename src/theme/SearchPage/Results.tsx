import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import Link from '@docusaurus/Link'

import { ErrorLookupLink } from '@site/src/components/search/ErrorLookupLink'
import { HitText } from '@site/src/components/search/HitText'
import { ReportMissingResults } from '@site/src/components/search/ReportMissingResults'
import { SUGGESTED_QUERIES } from '@site/src/search/suggestions'
import { countText, failureText } from '@site/src/search/texts'
import type { SearchHit } from '@site/src/search/types'
import { useResults, type ResultsState } from '@site/src/search/use-results'
import { useSearchConfig } from '@site/src/search/use-search-client'
import styles from './styles.module.css'

/** The results of a query, or why there are none. */
export default function Results({ query }: { query: string }): ReactNode {
  const { state, showMore } = useResults(query)
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(state)}
      </p>
      <ErrorLookupLink query={query} />
      {state.status === 'failed' && <Failure onRetry={showMore} />}
      {state.status === 'done' && state.total === 0 && <NoResults query={query} />}
      <HitList hits={state.hits} />
      {state.status === 'done' && state.hits.length < state.total && (
        <button type="button" className="button button--secondary" onClick={showMore}>
          Show more results
        </button>
      )}
    </>
  )
}

function statusText({ status, total, hits }: ResultsState): string {
  if (status === 'searching') return 'Searching…'
  if (status !== 'done' || total === 0) return ''
  const count = countText(total)
  return hits.length < total ? `${count}, the first ${hits.length} shown` : count
}

function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  const { title, help } = failureText(useSearchConfig().provider)
  return (
    <div role="alert" className={styles.message}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{help}</p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

function NoResults({ query }: { query: string }): ReactNode {
  return (
    <div role="status" className={styles.message}>
      <p>
        No results for &quot;<strong>{query}</strong>&quot;
      </p>
      <p>
        Try searching for:{' '}
        {SUGGESTED_QUERIES.map((suggestion, position) => (
          <span key={suggestion}>
            {position > 0 && ', '}
            <Link to={`?q=${encodeURIComponent(suggestion)}`}>{suggestion}</Link>
          </span>
        ))}
      </p>
      <ReportMissingResults query={query} />
    </div>
  )
}

function HitList({ hits }: { hits: readonly SearchHit[] }): ReactNode {
  const list = useFocusOnAdded(hits)
  if (hits.length === 0) return null
  return (
    <ol ref={list} className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit.objectID} className={styles.hit}>
          <HitText hit={hit} titleAs="h2" />
        </li>
      ))}
    </ol>
  )
}

/** Moves the focus to the first new result, because the button that loads more may disappear while it has it. */
function useFocusOnAdded(hits: readonly SearchHit[]): Ref<HTMLOListElement> {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef(hits)
  useEffect(() => {
    const before = shown.current
    shown.current = hits
    const wereAdded = before.length > 0 && hits.length > before.length && hits[0] === before[0]
    if (wereAdded) list.current?.children[before.length]?.querySelector('a')?.focus()
  }, [hits])
  return list
}
