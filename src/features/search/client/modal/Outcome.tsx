import type { MouseEvent, ReactNode } from 'react'
import Link from '@docusaurus/Link'
import { useSearchLinkCreator } from '@docusaurus/theme-common'
import start from '@generated/search-index/default/start.json'

import { IncompleteNote, ReportMissingResults } from '@site/src/features/search/client/hits/notes'
import type { Shown } from '@site/src/features/search/client/shown'
import { countText, failureText } from '@site/src/features/search/client/texts'
import { useSearchConfig } from '@site/src/features/search/client/use-search-client'
import { wellFormed } from '@site/src/lib/well-formed'

const isFinal = ({ status, isPreliminary }: Shown): boolean => status === 'answered' && !isPreliminary

/** Announces the number of results, once it is final. */
export function StatusText({ shown }: { shown: Shown }): ReactNode {
  return (
    <p role="status" className="visually-hidden">
      {isFinal(shown) &&
        countText(shown.total, shown.pages) + (shown.isIncomplete ? ', perhaps not all' : '')}
    </p>
  )
}

interface Props {
  shown: Shown
  onSearch: (query: string) => void
  onRetry: () => void
}

/** Says that a search takes long, failed, or found nothing. */
export function Outcome({ shown, onSearch, onRetry }: Props): ReactNode {
  if (shown.status === 'failed') return <Failure onRetry={onRetry} />
  if (isFinal(shown) && shown.total === 0) return <NoResults query={shown.query} onSearch={onSearch} />
  const isWaiting = shown.status === 'searching' || shown.isPreliminary
  return isWaiting && shown.batches.flat().length === 0 ? <p className="search-waiting">Searching…</p> : null
}

function Failure({ onRetry }: Pick<Props, 'onRetry'>): ReactNode {
  const { title, help } = failureText(useSearchConfig().provider)
  return (
    <div role="alert" className="search-outcome">
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
      <button type="button" className="search-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

function NoResults({ query, onSearch }: Pick<Props, 'onSearch'> & { query: string }): ReactNode {
  return (
    <div className="search-outcome">
      <p className="DocSearch-Title">
        No results for &quot;<strong>{query}</strong>&quot;
      </p>
      <p className="DocSearch-Help">Try searching for:</p>
      <ul>
        {start.suggestedQueries.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onSearch(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <ReportMissingResults query={query} className="DocSearch-Help" />
    </div>
  )
}

interface AfterProps {
  shown: Shown
  replace: boolean
  onFollow: (event: MouseEvent) => void
  onRetry: () => void
}

/** Below the hits: the link to all of them, and that more are coming or may be missing. */
export function AfterHits({ shown, replace, onFollow, onRetry }: AfterProps): ReactNode {
  const createSearchLink = useSearchLinkCreator()
  const { query, total, isPreliminary, isIncomplete } = shown
  return (
    <>
      {isIncomplete && !isPreliminary && (
        <IncompleteNote className="search-after" buttonClassName="search-button" onRetry={onRetry} />
      )}
      {total > 0 && (
        <p className="search-after">
          <Link to={createSearchLink(wellFormed(query))} replace={replace} onClick={onFollow}>
            {linkText(total, isPreliminary)}
          </Link>
          {isPreliminary && <span>Looking for more…</span>}
        </p>
      )}
    </>
  )
}

/** Names the number of results once it is final. */
function linkText(total: number, isPreliminary: boolean): string {
  if (isPreliminary) return 'See all results'
  return total === 1 ? 'See the result' : `See all ${total} results`
}
