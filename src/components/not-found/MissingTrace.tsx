import type { ReactNode } from 'react'
import { useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'

import styles from './MissingTrace.module.css'

/** The way to a page that isn't there: a trace that ends in red, with the address. */
export function MissingTrace(): ReactNode {
  const { pathname } = useLocation()
  // The page was prerendered for another address, so this one is known only after hydration.
  const missing = useIsBrowser() ? pathname : ''
  return (
    <div className={styles.instrument} data-no-markdown="">
      <div className={styles.track} aria-hidden="true">
        <span className={styles.asked} />
        <span className={styles.end} />
      </div>
      <p>
        <span className={styles.status}>404</span> <code>{missing}</code>
      </p>
    </div>
  )
}
