import type { ReactNode } from 'react'

import { Caption } from './Figure'
import styles from './Questions.module.css'

/** A question, and what follows from a yes. A step without `yes` asks nothing. */
export interface Question {
  ask: ReactNode
  yes?: ReactNode
}

/** What a list of {@link Questions} says. */
export interface QuestionsProps {
  /** Name of the list, for screen readers. */
  title: string
  caption?: ReactNode
  questions: readonly Question[]
  /** What is so if every answer is no. */
  otherwise: ReactNode
}

/** Questions in order, of which the first yes decides. It is a list, so it needs no alternative text. */
export function Questions({ title, caption, questions, otherwise }: QuestionsProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <ol aria-label={title} data-diagram="">
        {questions.map(({ ask, yes }, index) => (
          <li key={index}>
            <span>{ask}</span> {yes !== undefined && <span className={styles.answer}>Yes: {yes}</span>}
          </li>
        ))}
        <li>
          <span>If every answer is no:</span> <span className={styles.answer}>{otherwise}</span>
        </li>
      </ol>
      <Caption>{caption}</Caption>
    </figure>
  )
}
