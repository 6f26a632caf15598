import type { MouseEvent, ReactNode } from 'react'

import { ReportMissingResults } from '@site/src/components/search/ReportMissingResults'
import { SUGGESTED_QUERIES } from '@site/src/search/suggestions'
import { countText, failureText } from '@site/src/search/texts'
import { useSearchConfig } from '@site/src/search/use-search-client'
import type { SearchOutcome } from './watch-client'

/**
 * Shows the number of results, or that a search failed or found nothing. It replaces DocSearch's own screen, which can't
 * show a failure, and suggests nothing for an empty result.
 */
export default function Outcome({ outcome }: { outcome: SearchOutcome }): ReactNode {
  return (
    <>
      <p role="status" className="visually-hidden">
        {outcome.kind === 'found' ? countText(outcome.count) : ''}
      </p>
      {outcome.kind === 'failed' && <Failure />}
      {outcome.kind === 'empty' && <NoResults query={outcome.query} />}
    </>
  )
}

function Failure(): ReactNode {
  const { title, help } = failureText(useSearchConfig().provider)
  return (
    <div role="alert" className="search-outcome">
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
    </div>
  )
}

function NoResults({ query }: { query: string }): ReactNode {
  return (
    <div role="status" className="search-outcome">
      <p className="DocSearch-Title">
        No results for &quot;<strong>{query}</strong>&quot;
      </p>
      <div className="search-outcome__suggestions">
        <p className="DocSearch-Help">Try searching for:</p>
        <ul>
          {SUGGESTED_QUERIES.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                className="DocSearch-Prefill"
                onClick={(event) => fillIn(event, suggestion)}
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <ReportMissingResults query={query} className="DocSearch-Help" />
    </div>
  )
}

/** Types a suggestion into DocSearch's input, because DocSearch has no API to set its query. */
function fillIn(event: MouseEvent<HTMLElement>, query: string): void {
  const input = event.currentTarget.closest('.search-modal')?.querySelector('input')
  if (!input) return
  // Use the setter of the prototype: React overrides the one of the element, and would not notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
