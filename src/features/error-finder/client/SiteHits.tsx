import type { ReactNode } from 'react'
import clsx from 'clsx'
import Link from '@docusaurus/Link'
import { useSearchLinkCreator } from '@docusaurus/theme-common'

import {
  HitText,
  IncompleteNote,
  looksLikeError,
  useResults,
  useSearchConfig,
} from '../../search/client/hits'
import { wellFormed } from '../../../lib/well-formed'
import styles from './errors.module.css'
import { hasTypedWord } from './has-typed-word'

/** The longest query that the site's search takes, in characters. */
const LONGEST_QUERY = 200
const MOST_HITS = 5

/** Hits of the site's search for a message that is not in the list of errors. */
export function SiteHits({ text }: { text: string }): ReactNode {
  const query = getQuery(text)
  // Skip the search with a hosted service: the page promises that a pasted text is sent nowhere.
  const isEmbedded = useSearchConfig().provider === 'embedded'
  return (
    <>
      {isEmbedded && <Hits query={query} />}
      <SearchLink query={query} />
    </>
  )
}

function Hits({ query }: { query: string }): ReactNode {
  const { shown, hits, retry, watchUse } = useResults(query)
  const elsewhere = hits
    .filter((hit) => !/^\/errors\b/.test(hit.url) && hasTypedWord(hit, query))
    .slice(0, MOST_HITS)
  // Preliminary hits aren't shown: these hits aren't urgent, and better ones follow.
  if (shown.isPreliminary || elsewhere.length === 0) return null
  return (
    <>
      <p>These sections have some of its words:</p>
      <ul
        ref={watchUse}
        className={clsx('clean-list', styles.hits)}
        aria-label="Sections that the search finds"
      >
        {elsewhere.map((hit) => (
          <li key={hit.url}>
            <HitText hit={hit} titleAs="p" />
          </li>
        ))}
      </ul>
      {shown.isIncomplete && <IncompleteNote buttonClassName={styles.button} onRetry={retry} />}
    </>
  )
}

function SearchLink({ query }: { query: string }): ReactNode {
  const createSearchLink = useSearchLinkCreator()
  return (
    <p>
      <Link to={createSearchLink(query)}>Search the documentation for it</Link>
    </p>
  )
}

/** The line with the error, or else the first two lines that aren't empty: tools print a code, then what it means. */
function getQuery(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const line = lines.find(looksLikeError) ?? lines.slice(0, 2).join(' ')
  return wellFormed(line.trim().slice(0, LONGEST_QUERY))
}
