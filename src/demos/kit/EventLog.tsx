import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import styles from './kit.module.css'

interface EventLogProps {
  /** What screen readers call it. */
  label: string
  /** What stands there while nothing has happened. */
  empty: string
  children: readonly ReactNode[]
}

/** What happened, in words and in its order: announced as it happens, and there to be read back. */
export function EventLog({ label, empty, children }: EventLogProps): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  const length = children.length
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [length])
  return (
    <ol className={styles.log} ref={list} role="log" aria-label={label} tabIndex={0}>
      {length === 0 ? <li className={styles.quiet}>{empty}</li> : children}
    </ol>
  )
}
