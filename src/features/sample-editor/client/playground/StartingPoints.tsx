import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from '@docusaurus/router'

import { readTryHash } from '../share/hash'
import styles from './playground.module.css'
import { openChosen, rememberChoice, showRequested } from './open-sample'

/** The starting points, by the `data-start` of their sections. */
const STARTS = [
  { name: 'store', label: 'A store with a slice' },
  { name: 'api', label: 'An API slice with a server' },
  { name: 'component', label: 'A component' },
  { name: 'hooks', label: 'An API slice with hooks' },
] as const

/**
 * The choice of a starting point. The styles show the section of the chosen one, so the choice works before the scripts
 * have arrived. Afterwards its editor is opened, as if the reader had pressed Edit.
 *
 * @param props.children - the sections
 */
export function StartingPoints({ children }: { children: ReactNode }): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (!root.current) return
    showRequested(root.current, hash)
    // An address with edits opens its block by itself: src/features/sample-editor/client/edit-buttons/edit.ts.
    if (readTryHash(hash) === undefined) openChosen(root.current)
  }, [hash])
  return (
    <div ref={root} className={styles.playground}>
      <fieldset className={styles.choice} onChange={() => root.current && choose(root.current)}>
        <legend>Start with</legend>
        {STARTS.map(({ name, label }, index) => (
          <label key={name}>
            <input type="radio" name="start" value={name} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <noscript>
        <p>Editing and running the code needs JavaScript. Without it, you see what the code gives.</p>
      </noscript>
      {children}
    </div>
  )
}

function choose(root: HTMLElement): void {
  rememberChoice(root)
  openChosen(root)
}
