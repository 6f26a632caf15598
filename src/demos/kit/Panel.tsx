import { use, useId, useRef } from 'react'
import type { ReactNode } from 'react'

import { FrameContext } from '../frame/frame-context'
import styles from './kit.module.css'
import { useKeptFocus } from './use-kept-focus'

interface PanelProps {
  title: string
  /** Beside the title: a button, or a few words. */
  aside?: ReactNode
  /** Spans the demo where others stand beside each other. */
  wide?: boolean
  children: ReactNode
}

/** A titled part of a demo. Its name is its title and that of the demo: the next demo has its "Requests", too. */
export function Panel({ title, aside, wide = false, children }: PanelProps): ReactNode {
  const id = useId()
  const { titleId } = use(FrameContext)
  return (
    <section
      className={wide ? `${styles.panel} ${styles.wide}` : styles.panel}
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

/** Lays panels out: two columns where there is room, else below each other. The focus stays among them. */
export function Panels({ children }: { children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place)
  return (
    <div className={styles.panels} ref={place}>
      {children}
    </div>
  )
}
