import type { MouseEvent, ReactNode } from 'react'
import Link from '@docusaurus/Link'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import clsx from 'clsx'

import type { FeedbackConfig } from '../../config/feedback'
import styles from './FeedbackLink.module.css'
import { issueAddress } from './issue-address'
import { lastHeading } from './last-heading'

/**
 * Opens an issue about the page, with its address and the heading that the reader was last at filled in.
 * Without JavaScript it names the page only. Renders nothing where no repository is configured.
 */
export function FeedbackLink(): ReactNode {
  const { siteConfig } = useDocusaurusContext()
  const { title, permalink } = useDoc().metadata
  const feedback = siteConfig.customFields?.feedback as FeedbackConfig | undefined
  if (feedback === undefined) return null
  const place = { title, url: siteConfig.url + permalink }
  // Set while the click is under way, because the heading is the one of that moment.
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
