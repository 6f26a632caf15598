import { use, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import clsx from 'clsx'

import { FrameContext } from '../frame/frame-context'
import styles from './kit.module.css'
import { useKeptFocus } from './use-kept-focus'

interface PanelProps {
  title: string
  /** A button or a few words beside the title. */
  aside?: ReactNode
  /** Whether it takes the full width where other panels are side by side. */
  wide?: boolean
  /** Whether it is what an app shows: on paper, while everything else is on the instrument. */
  paper?: boolean
  children: ReactNode
}

/** A titled part of a demo. Its accessible name includes the demo's title, because other demos have "Requests", too. */
export function Panel({ title, aside, wide = false, paper = false, children }: PanelProps): ReactNode {
  const id = useId()
  const { titleId } = use(FrameContext)
  return (
    <section
      className={clsx(styles.panel, paper ? styles.paper : styles.instrument, wide && styles.wide)}
      aria-labelledby={titleId === undefined ? id : `${id} ${titleId}`}
    >
      <div className={styles.panelHead}>
        <p className={styles.panelTitle} id={id}>
          {title}
        </p>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Lays panels out in two columns, or in one if there is no room, and keeps the focus among them. */
export function Panels({ children }: { children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place)
  return (
    <div className={styles.panels} ref={place}>
      {children}
    </div>
  )
}
