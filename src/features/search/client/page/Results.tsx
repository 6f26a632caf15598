import { useCallback, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import clsx from 'clsx'
import Link from '@docusaurus/Link'
import start from '@generated/search-index/default/start.json'

import { HitText } from '@site/src/features/search/client/hits/HitText'
import {
  ErrorLookupLink,
  IncompleteNote,
  ReportMissingResults,
} from '@site/src/features/search/client/hits/notes'
import { countText, failureText } from '@site/src/features/search/client/texts'
import type { Shown } from '@site/src/features/search/client/shown'
import { useResults } from '@site/src/features/search/client/use-results'
import { useSearchConfig } from '@site/src/features/search/client/use-search-client'
import styles from './styles.module.css'

/** The results of a query, or why there are none. */
export default function Results({ query }: { query: string }): ReactNode {
  const { shown, hits, showMore, retry, watchUse } = useResults(query)
  const { status, total, isPreliminary, isIncomplete } = shown
  const isDone = status === 'answered' && !isPreliminary
  const list = useRef<HTMLOListElement>(null)
  const attach = useCallback(
    (element: HTMLOListElement | null) => {
      list.current = element
      return watchUse(element)
    },
    [watchUse],
  )
  const focusAdded = useFocusOnAdded(list, hits.length)
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(shown, hits.length)}
      </p>
      <ErrorLookupLink query={query} />
      {status === 'failed' && <Failure onRetry={showMore} />}
      {isDone && total === 0 && <NoResults query={query} />}
      {hits.length > 0 && (
        <ol ref={attach} className={clsx('clean-list', styles.hits)}>
          {hits.map((hit) => (
            <li key={hit.url} className={styles.hit}>
              <HitText hit={hit} titleAs="h2" />
            </li>
          ))}
        </ol>
      )}
      {isDone && isIncomplete && (
        <IncompleteNote buttonClassName="button button--secondary button--sm" onRetry={retry} />
      )}
      {isDone && hits.length < total && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            focusAdded()
            showMore()
          }}
        >
          Show more results
        </button>
      )}
    </>
  )
}

function statusText({ status, total, pages, isPreliminary }: Shown, count: number): string {
  if (status === 'searching' || (status === 'answered' && isPreliminary)) return 'Searching…'
  if (status !== 'answered' || total === 0) return ''
  const all = countText(total, pages)
  return count < total ? `${all}, the first ${count} shown` : all
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
        {start.suggestedQueries.map((suggestion, position) => (
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

/**
 * Moves the focus to the first new result, because the button that loads more may disappear while it has it.
 *
 * @param count - the number of results in the list
 * @returns a function that is to be called before more results are loaded
 */
function useFocusOnAdded(list: RefObject<HTMLOListElement | null>, count: number): () => void {
  const before = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (before.current === undefined || count === before.current) return
    if (count > before.current) list.current?.children[before.current]?.querySelector('a')?.focus()
    before.current = undefined
  }, [list, count])
  return () => void (before.current = count)
}
