import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

import type { FeedbackConfig } from '../../config/custom-fields'
import { SITE } from '../../config/site'

/** How to report a barrier: as an issue if a repository is configured, otherwise to the publisher. */
export function ReportBarrier(): ReactNode {
  const { siteConfig } = useDocusaurusContext()
  const feedback = siteConfig.customFields?.feedback as FeedbackConfig | undefined
  const title = encodeURIComponent('Accessibility: ')
  return (
    <>
      <p>
        {feedback === undefined ? (
          <>
            This copy of the site names no address for reports. Write to whoever publishes it, or ask in{' '}
            <Link to={`${SITE.repositoryUrl}/discussions`}>the discussions about Redux Toolkit</Link>.
          </>
        ) : (
          <Link to={`${feedback.repositoryUrl}/issues/new?title=${title}`}>
            Open an issue about accessibility
          </Link>
        )}
      </p>
      <p>
        Say which page it is, what you wanted to do, and what kept you from it. The browser and the assistive
        technology that you use help, too.
      </p>
    </>
  )
}
