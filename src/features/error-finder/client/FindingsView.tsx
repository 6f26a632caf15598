import type { ReactNode } from 'react'

import type { ErrorCodeList, KnownError } from '../../error-messages/types'
import styles from './errors.module.css'
import { KnownAnswer } from './KnownAnswer'
import { LookupResult } from './LookupResult'
import { SiteHits } from './SiteHits'
import type { Answer } from './use-findings'

interface Props {
  answer: Answer
  text: string
  list: ErrorCodeList
  /** Tries again after a failure. */
  onRetry: () => void
}

/** The answer to a pasted text: the error, similar errors, or advice for an unknown one. */
export function FindingsView({ answer, text, list, onRetry }: Props): ReactNode {
  switch (answer.kind) {
    case 'none':
      return null
    case 'found':
      return <Found errors={answer.errors} text={text} list={list} />
    case 'similar':
      return (
        <>
          <p>{`Not certain. It may be ${answer.errors.length === 1 ? 'this' : 'one of these'}:`}</p>
          <Answers errors={answer.errors} text={text} list={list} />
        </>
      )
    case 'unlisted':
      return <LookupResult lookup={{ kind: 'unknown', code: answer.code }} list={list} />
    case 'unknown':
      return <Unknown text={text} />
    case 'failed':
      return <Failure onRetry={onRetry} />
  }
}

interface ErrorsProps extends Pick<Props, 'text' | 'list'> {
  errors: readonly KnownError[]
}

function Found({ errors: [first, ...others], text, list }: ErrorsProps): ReactNode {
  if (first === undefined) return null
  return (
    <>
      <KnownAnswer error={first} text={text} list={list} />
      {others.length > 0 && (
        <>
          <p>Also in this text:</p>
          <Answers errors={others} text={text} list={list} />
        </>
      )}
    </>
  )
}

function Answers({ errors, text, list }: ErrorsProps): ReactNode {
  return errors.map((error) => <KnownAnswer key={error.id} error={error} text={text} list={list} />)
}

function Unknown({ text }: { text: string }): ReactNode {
  return (
    <section className={styles.answer} aria-label="Unknown error">
      <p className={styles.answerTitle}>Not in this list</p>
      <p>
        Paste the message itself, with its first line, rather than the stack or what your app prints around
        it. In a development build, the message is longer.
      </p>
      <SiteHits text={text} />
    </section>
  )
}

function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <section className={styles.answer} aria-label="Failure">
      <p className={styles.answerTitle}>The texts about errors could not be loaded</p>
      <p>Check your network connection, or search the lists below with your browser.</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </section>
  )
}
