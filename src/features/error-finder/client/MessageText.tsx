import type { ReactNode } from 'react'

import type { MessagePart } from '../../error-messages/types'
import { codeSpansOf } from './code-spans'
import styles from './errors.module.css'

/** A message with named placeholders, and with the text between backticks as code. */
export function MessageText({ parts }: { parts: readonly MessagePart[] }): ReactNode {
  return (
    <p className={styles.message}>
      {codeSpansOf(parts).map(({ isCode, parts: within }, index) =>
        isCode ? <code key={index}>{textOf(within)}</code> : textOf(within),
      )}
    </p>
  )
}

function textOf(parts: readonly MessagePart[]): ReactNode[] {
  return parts.map((part, index) =>
    'text' in part ? part.text : <var key={index}>{`⟨${part.placeholder}⟩`}</var>,
  )
}
