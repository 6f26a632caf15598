import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

import { missingResultsUrl } from '../texts'
import type { FeedbackConfig } from '../../../../config/custom-fields'

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
