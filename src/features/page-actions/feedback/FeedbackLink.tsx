import type { MouseEvent, ReactNode } from 'react'
import Link from '@docusaurus/Link'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import clsx from 'clsx'

import type { FeedbackConfig } from '../../../config/custom-fields'
import styles from './FeedbackLink.module.css'
import { issueAddress } from './issue-address'
import { lastHeading } from './last-heading'

/**
 * Opens an issue about the page, with its address and the last heading that the reader passed filled in. Without
 * JavaScript, only the page is filled in. Renders nothing if no repository is configured.
 */
export function FeedbackLink(): ReactNode {
  const { siteConfig } = useDocusaurusContext()
  const { title, permalink } = useDoc().metadata
  const feedback = siteConfig.customFields?.feedback as FeedbackConfig | undefined
  if (feedback === undefined) return null
  const place = { title, url: siteConfig.url + permalink }
  // Set during the click, because the heading depends on the scroll position at that moment.
  const nameHeading = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    const heading = lastHeading()
    currentTarget.href = issueAddress(feedback, heading ? { ...place, heading } : place)
  }
  return (
    <p className={clsx(styles.feedback, 'screen-only')} data-search-ignore>
      <Link href={issueAddress(feedback, place)} onClick={nameHeading} onAuxClick={nameHeading}>
        Report a problem with this page
      </Link>
    </p>
  )
}
