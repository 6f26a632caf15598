import { use } from 'react'
import type { ReactNode } from 'react'

import { FrameContext } from '../frame/frame-context'
import styles from './kit.module.css'
import { useScrollToEnd } from './use-scroll-to-end'

interface EventLogProps {
  /** What screen readers call it. */
  label: string
  /** What stands there while nothing has happened. */
  empty: string
  /** A list item for each event, the oldest first. */
  children: readonly ReactNode[]
}

/**
 * What happened, in words and in its order: there to be read back, and announced as it happens while the reader is at
 * work in the demo.
 */
export function EventLog({ label, empty, children }: EventLogProps): ReactNode {
  const { operated } = use(FrameContext)
  const { ref, onScroll } = useScrollToEnd<HTMLOListElement>('top')
  return (
    <div role="log" aria-label={label} aria-live={operated ? 'polite' : 'off'}>
      {/* A name of its own: it is what the keyboard stops at. */}
      <ol
        className={styles.log}
        aria-label={`${label}, the oldest first`}
        ref={ref}
        onScroll={onScroll}
        tabIndex={0}
      >
        {children.length === 0 ? <li className={styles.quiet}>{empty}</li> : children}
      </ol>
    </div>
  )
}
