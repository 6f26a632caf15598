import type { ReactNode } from 'react'

import styles from './panel.module.css'

interface PastProps {
  /** The action that the screen shows the state after; none if it shows the present. */
  action: number | undefined
  fault: string | undefined
  onReturn: () => void
}

/** Says which moment the screen shows, if that isn't the present, and leads back. */
export function PastNote({ action, fault, onReturn }: PastProps): ReactNode {
  return (
    <div className={styles.past} data-past={action !== undefined || undefined}>
      <p role="status">
        {action !== undefined &&
          `The screen shows ${action === 0 ? 'the first state' : `the state after action ${action}`}. Effects aren’t repeated.`}
      </p>
      {action !== undefined && (
        <button type="button" className={styles.button} onClick={onReturn}>
          Back to now
        </button>
      )}
      {fault !== undefined && (
        <p role="alert" className={styles.error}>
          The screen can’t be changed: {fault}
        </p>
      )}
    </div>
  )
}
