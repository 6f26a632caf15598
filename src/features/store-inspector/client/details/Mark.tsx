import type { ReactNode } from 'react'

import styles from './details.module.css'

/** What can be said of a part of the state. */
export type MarkKind = 'added' | 'removed' | 'changed' | 'moved' | 'inside'

const SIGNS = { added: '+', removed: '−', changed: '~', moved: '↕', inside: '·' } as const

const WORDS = {
  added: 'added: ',
  removed: 'removed: ',
  changed: 'changed: ',
  moved: 'moved: ',
  inside: 'changed inside: ',
} as const

/** What became of a part of the state: a sign with a color, and the word for screen readers. */
export function Mark({ kind }: { kind: MarkKind | undefined }): ReactNode {
  if (!kind) return null
  return (
    <>
      <span className={styles.mark} data-change={kind} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      <span className="visually-hidden">{WORDS[kind]}</span>
    </>
  )
}
