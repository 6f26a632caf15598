import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import styles from './kit.module.css'

/**
 * Counts how often the surrounding component has rendered. The number is written directly to the DOM, because counting
 * in state would cause another render.
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
