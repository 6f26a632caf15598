import { memo } from 'react'
import type { ReactNode } from 'react'
import { stillOf } from '@demo-stills'

import styles from './frame.module.css'

/**
 * The first frame of a demo, as the server rendered it, until the demo's code has come. Without it, as after navigation
 * within the site, it is empty. It can't be operated, and is hidden from screen readers. React doesn't touch the server's
 * HTML of an element with `dangerouslySetInnerHTML`.
 */
export const Still = memo(function Still({ name }: { name: string }): ReactNode {
  return (
    <div
      className={styles.still}
      inert
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: stillOf(name) }}
    />
  )
})
