import type { ReactNode } from 'react'

import type { ActionRow } from '../protocol/messages'
import { count } from '../shared/words'
import styles from './panel.module.css'

interface NotesProps {
  rows: readonly ActionRow[]
  /** Whether there is something to use. */
  hasScreen: boolean
  isComplete: boolean
  /** The action that a link asks for and that isn't there. */
  missing: number | undefined
  fault: string | undefined
  /** Whether the run was stopped. */
  isLost: boolean
  onRetry: () => void
}

/** What has to be said about the list of actions. */
export function Notes({
  rows,
  hasScreen,
  isComplete,
  missing,
  fault,
  isLost,
  onRetry,
}: NotesProps): ReactNode {
  const gone = rows[0]?.id ?? 0
  const isEmpty = isComplete && rows.every(({ id }) => id === 0)
  const hasFault = fault !== undefined && !isLost
  return (
    <div className={styles.notes}>
      {isEmpty && (
        <p>No action yet. {hasScreen ? 'Use the sample, or dispatch one below.' : 'Dispatch one below.'}</p>
      )}
      {gone > 0 && <p>The oldest {count(gone - 1, 'action')} made room for newer ones.</p>}
      {rows.some(({ isOff }) => isOff) && (
        <p>
          What is switched off is left out, and the state is computed without it. Requests, timers and other
          side effects aren’t repeated.
        </p>
      )}
      <div role="status">
        {missing !== undefined && <p>Action {missing} isn’t among the recorded actions of this run.</p>}
        {isLost && (
          <p className={styles.error}>
            The sample was stopped, so its stores don’t answer any more. Run the sample again.
          </p>
        )}
        {hasFault && <p className={styles.error}>The store doesn’t answer: {fault}</p>}
      </div>
      {hasFault && (
        <button type="button" className={styles.button} onClick={onRetry}>
          Ask again
        </button>
      )}
    </div>
  )
}
