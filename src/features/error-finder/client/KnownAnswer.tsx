import type { ReactNode } from 'react'
import clsx from 'clsx'

import type { ErrorCodeList, KnownError } from '../../error-messages/types'
import { getParts } from '../../error-messages/template-parts'
import { ErrorMessage, MessageText } from './MessageText'
import styles from './errors.module.css'
import { RemedyText } from './RemedyText'

interface Props {
  error: KnownError
  /** The pasted text. */
  text: string
  list: ErrorCodeList
}

/** An error that was found: its message, its cause and its fix. */
export function KnownAnswer({ error, text, list }: Props): ReactNode {
  const numbered = list.codes.find(({ code }) => error.id === `code-${code}`)
  const [message, ...others] = error.messages
  // The message is shown to readers who pasted only the number.
  const isRepeated = numbered === undefined || !new RegExp(`\\b${numbered.code}\\b`).test(text)
  return (
    <section className={styles.answer} aria-label={error.title}>
      <p className={styles.answerTitle}>{error.title}</p>
      <div className={clsx(isRepeated && styles.repeated)}>
        {numbered !== undefined && <ErrorMessage error={numbered} />}
        {/* Several wordings are left out: the reader has seen one already. */}
        {numbered === undefined && others.length === 0 && <MessageText parts={getParts(message)} />}
      </div>
      <RemedyText remedy={error} elsewhere={error.elsewhere} />
    </section>
  )
}
