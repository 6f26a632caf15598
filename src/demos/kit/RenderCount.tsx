import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import styles from './kit.module.css'

/**
 * Counts how often the component around it has rendered. The number is written past React: counting in state
 * would render once more.
 */
export function RenderCount(): ReactNode {
  const renders = useRef(0)
  const place = useRef<HTMLSpanElement>(null)
  // Without dependencies: after every render.
  useEffect(() => {
    renders.current += 1
    if (place.current) place.current.textContent = String(renders.current)
  })
  return (
    <span className={styles.renders}>
      renders: <span ref={place} data-renders />
    </span>
  )
}
