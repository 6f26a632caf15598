import type { MouseEvent, ReactNode } from 'react'
import Link from '@docusaurus/Link'

import { errorFinderPath, looksLikeError } from '@site/src/features/search/engine/error-query'

interface Props {
  query: string
  className?: string
  /** Whether the page replaces the current entry in the history. */
  replace?: boolean
  onFollow?: (event: MouseEvent) => void
}

/** A link to the errors page, for a query that looks like an error. */
export function ErrorLookupLink({ query, className, replace, onFollow }: Props): ReactNode {
  if (!looksLikeError(query)) return null
  return (
    <p className={className}>
      <Link to={errorFinderPath(query)} replace={replace} onClick={onFollow}>
        Look it up as an error message
      </Link>
    </p>
  )
}
