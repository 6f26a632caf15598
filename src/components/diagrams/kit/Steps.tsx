import type { ReactNode } from 'react'
import clsx from 'clsx'

import type { Tone } from '../../../features/recorded-trace/shared/lanes'
import { Figure, type FigureWords } from './Figure'
import styles from './Steps.module.css'

/** One of {@link Steps}. */
export interface Step {
  label: string
  /** Sets the label in the code font. */
  code?: boolean
  note?: ReactNode
  tone?: Tone
  /** Beside the path: not everything comes here. */
  optional?: boolean
}

/** What something passes, from top to bottom, on one line. For more than one line there are `Boxes`. */
export function Steps({ steps, ...words }: FigureWords & { steps: readonly Step[] }): ReactNode {
  return (
    <Figure {...words} className={styles.steps}>
      {steps.map(({ label, code = false, note, tone, optional = false }) => (
        <div key={label} className={clsx(styles.step, tone && styles[tone], optional && styles.optional)}>
          {code ? <code>{label}</code> : <b>{label}</b>}
          {note !== undefined && <span>{note}</span>}
        </div>
      ))}
    </Figure>
  )
}
