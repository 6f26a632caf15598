import type { MouseEvent, ReactNode } from 'react'
import Link from '@docusaurus/Link'

import { SUGGESTED_QUERIES } from '@site/src/search/suggestions'
import { countText, failureText, missingResultsUrl } from '@site/src/search/texts'
import { useSearchConfig } from '@site/src/search/use-search-client'
import type { SearchOutcome } from './watch-client'

/**
 * Says how many results there are, and that a search failed or found nothing. It takes the place of DocSearch's own screen, which can't say
 * the one and offers no suggestions with the other before something was found.
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
      <p className="DocSearch-Help">
        Believe this query should return results? <Link to={missingResultsUrl(query)}>Let us know.</Link>
      </p>
    </div>
  )
}

/** DocSearch keeps its query to itself, so a suggestion is typed into its input. */
function fillIn(event: MouseEvent<HTMLElement>, query: string): void {
  const input = event.currentTarget.closest('.search-modal')?.querySelector('input')
  if (!input) return
  // Through the prototype: React notices a change only when its own setter on the element is passed by.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
