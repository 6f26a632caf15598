import type { ReactNode } from 'react'

import type { MessagePart } from '../../errors/error-code'
import styles from './errors.module.css'

/** A message with its placeholders named. */
export function MessageText({ parts }: { parts: readonly MessagePart[] }): ReactNode {
  return (
    <p className={styles.message}>
      {parts.map((part, index) =>
        'text' in part ? part.text : <var key={index}>{`⟨${part.placeholder}⟩`}</var>,
      )}
    </p>
  )
}
