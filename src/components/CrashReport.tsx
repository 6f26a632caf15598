import type { ReactNode } from 'react'
import { getErrorCausalChain } from '@docusaurus/utils-common'

import styles from './CrashReport.module.css'

/**
 * Shown in place of a page that threw: what happened, why, and a button to try again.
 *
 * @param props.error - what was thrown; the messages of its causes are shown as well
 * @param props.tryAgain - clears the error and renders the page again
 */
export function CrashReport({ error, tryAgain }: { error: Error; tryAgain: () => void }): ReactNode {
  const message = getErrorCausalChain(error)
    .map((cause) => cause.message)
    .join('\n\nCause:\n')
  return (
    <main className={styles.report}>
      <h1>This page crashed.</h1>
      <pre className={styles.message} tabIndex={0} aria-label="Error message">
        {message}
      </pre>
      <button type="button" className="action-button" onClick={tryAgain}>
        Try again
      </button>
    </main>
  )
}
