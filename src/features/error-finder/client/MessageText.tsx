import { Fragment, type ReactNode } from 'react'

import { THROWN_IN } from '../../error-messages/labels'
import type { ErrorCode, MessagePart } from '../../error-messages/types'
import styles from './errors.module.css'

/** A message with named placeholders, and with the text between backticks as code. */
export function MessageText({ parts }: { parts: readonly MessagePart[] }): ReactNode {
  return (
    <p className={styles.message}>
      {getCodeSpans(parts).map(({ isCode, parts: within }, index) =>
        isCode ? <code key={index}>{getText(within)}</code> : getText(within),
      )}
    </p>
  )
}

function getText(parts: readonly MessagePart[]): ReactNode[] {
  return parts.map((part, index) =>
    'text' in part ? part.text : <var key={index}>{`⟨${part.placeholder}⟩`}</var>,
  )
}

/** A piece of a message that is code, or one that isn't. */
interface Span {
  isCode: boolean
  parts: MessagePart[]
}

/** Splits a message at its backticks. Code may contain a placeholder; a single backtick stays an ordinary character. */
export function getCodeSpans(parts: readonly MessagePart[]): Span[] {
  const backticks = parts.reduce(
    (sum, part) => sum + ('text' in part ? part.text.split('`').length - 1 : 0),
    0,
  )
  if (backticks % 2 === 1) return [{ isCode: false, parts: [...parts] }]
  const spans: Span[] = [{ isCode: false, parts: [] }]
  for (const part of parts) {
    const pieces = 'text' in part ? part.text.split('`').map((text) => ({ text })) : [part]
    pieces.forEach((piece, index) => {
      if (index > 0) spans.push({ isCode: spans.length % 2 === 1, parts: [] })
      if (!('text' in piece) || piece.text !== '') spans.at(-1)?.parts.push(piece)
    })
  }
  return spans.filter((span) => span.parts.length > 0)
}

/** The full message of an error, with its placeholders named, and where the error can come from. */
export function ErrorMessage({ error }: { error: ErrorCode }): ReactNode {
  return (
    <>
      <MessageText parts={error.message} />
      <p className={styles.origin}>
        <b>{error.inProduction ? THROWN_IN.everywhere : THROWN_IN.development}</b>
        {' from '}
        {error.entryPoints.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <code>{name}</code>
          </Fragment>
        ))}
      </p>
    </>
  )
}
