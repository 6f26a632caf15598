/*
 * Changed from the original: the site's own look, and no spinner while loading, because the progress bar already
 * says so. Text and "Retry" stay.
 */
import type { ReactNode } from 'react'
import type { LoadingComponentProps } from 'react-loadable'

import styles from './styles.module.css'

/** Stands in for a page while its code loads, and when that fails. */
export default function Loading({ error, retry }: LoadingComponentProps): ReactNode {
  if (!error) return null
  return (
    <div role="alert" className={styles.failure}>
      <p>{String(error)}</p>
      <button type="button" className="action-button" onClick={retry}>
        Retry
      </button>
    </div>
  )
}
