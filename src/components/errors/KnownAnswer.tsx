import type { ReactNode } from 'react'

import type { ErrorCodeList } from '../../errors/error-code'
import type { KnownError } from '../../errors/known-error'
import { partsOf } from '../../errors/template-parts'
import { ErrorMessage } from './ErrorMessage'
import styles from './errors.module.css'
import { MessageText } from './MessageText'
import { RemedyText } from './RemedyText'

/** What the site says of an error that was found: its message, its cause and its fix. */
export function KnownAnswer({ error, list }: { error: KnownError; list: ErrorCodeList }): ReactNode {
  const numbered = list.codes.find(({ code }) => error.id === `code-${code}`)
  const [message, ...others] = error.messages
  return (
    <section className={styles.answer} aria-label={error.title}>
      <p className={styles.answerTitle}>{error.title}</p>
      {numbered !== undefined && <ErrorMessage error={numbered} />}
      {/* Of several wordings, the reader has one already. */}
      {numbered === undefined && others.length === 0 && <MessageText parts={partsOf(message)} />}
      <RemedyText remedy={error} elsewhere={error.elsewhere} />
    </section>
  )
}
