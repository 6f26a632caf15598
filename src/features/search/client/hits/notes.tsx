import type { MouseEvent, ReactNode } from 'react'
import Link from '@docusaurus/Link'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

import type { FeedbackConfig } from '@site/src/config/custom-fields'
import { errorFinderPath, looksLikeError } from '@site/src/features/search/engine/error-query'
import type { MarkedText } from '@site/src/features/search/engine/types'
import { missingResultsUrl } from '../texts'

/** A text whose matches are marked. */
export function Marked({ text }: { text: MarkedText }): ReactNode {
  // The pieces have no identity but their place.
  return text.map((piece, place) => (piece.isMatch ? <mark key={place}>{piece.text}</mark> : piece.text))
}

interface LookupProps {
  query: string
  className?: string
  /** Whether the page replaces the current entry in the history. */
  replace?: boolean
  onFollow?: (event: MouseEvent) => void
}

/** A link to the errors page, for a query that looks like an error. */
export function ErrorLookupLink({ query, className, replace, onFollow }: LookupProps): ReactNode {
  if (!looksLikeError(query)) return null
  return (
    <p className={className}>
      <Link to={errorFinderPath(query)} replace={replace} onClick={onFollow}>
        Look it up as an error message
      </Link>
    </p>
  )
}

interface IncompleteProps {
  className?: string
  buttonClassName?: string
  onRetry: () => void
}

/** Says that a part of the index could not be loaded. */
export function IncompleteNote({ className, buttonClassName, onRetry }: IncompleteProps): ReactNode {
  return (
    <p className={className}>
      Results may be incomplete.{' '}
      <button type="button" className={buttonClassName} onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}

/** Where to report a query that should have found something. */
export function ReportMissingResults({ query, className }: { query: string; className?: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext()
  const feedback = siteConfig.customFields?.feedback as FeedbackConfig | undefined
  return (
    <p className={className}>
      Believe this query should return results?{' '}
      <Link to={missingResultsUrl(query, feedback?.repositoryUrl)}>Let us know.</Link>
    </p>
  )
}
