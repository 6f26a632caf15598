/*
 * Changed from the original: the site's own look, and no spinner while loading, because the progress bar already
 * says so. Text and "Retry" stay.
 */
import type { ComponentProps, ReactNode } from 'react'
import type OriginalLoading from '@theme/Loading'

import styles from './styles.module.css'

/** Shown in place of a page while its code loads, and when that fails. */
export default function Loading({ error, retry }: ComponentProps<typeof OriginalLoading>): ReactNode {
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
