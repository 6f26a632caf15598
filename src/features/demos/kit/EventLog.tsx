import { use } from 'react'
import type { ReactNode } from 'react'

import { FrameContext } from '../frame/frame-context'
import { FoldContext } from './fold-context'
import styles from './kit.module.css'
import { useScrollToEnd } from './use-scroll-to-end'

interface EventLogProps {
  /** The accessible name. */
  label: string
  /** The text shown before the first event. */
  empty: string
  /** A list item for each event, the oldest first. */
  children: readonly ReactNode[]
}

/**
 * A log of events in words, oldest first. New events are announced while the reader is using the demo.
 */
export function EventLog({ label, empty, children }: EventLogProps): ReactNode {
  const { operated } = use(FrameContext)
  const folded = use(FoldContext)
  const { ref, onScroll } = useScrollToEnd<HTMLOListElement>('top')
  return (
    <div role="log" aria-label={label} aria-live={operated ? 'polite' : 'off'}>
      {/* Named, because it is a tab stop. */}
      <ol
        className={styles.log}
        aria-label={`${label}, the oldest first`}
        ref={ref}
        onScroll={onScroll}
        tabIndex={folded ? undefined : 0}
      >
        {children.length === 0 ? <li className={styles.quiet}>{empty}</li> : children}
      </ol>
    </div>
  )
}
