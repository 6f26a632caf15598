import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import { useSearchLinkCreator } from '@docusaurus/theme-common'

import type { ErrorCodeList } from '../../errors/error-code'
import type { KnownError } from '../../errors/known-error'
import styles from './errors.module.css'
import { KnownAnswer } from './KnownAnswer'
import { LookupResult } from './LookupResult'
import type { Answer } from './use-findings'

/** The site's search takes no longer query. In characters. */
const LONGEST_QUERY = 200

interface Props {
  answer: Answer
  text: string
  list: ErrorCodeList
  /** Tries again after a failure. */
  onRetry: () => void
}

/** The answer to a pasted text: the error, or those that resemble it, or what to do with one that isn't known. */
export function FindingsView({ answer, text, list, onRetry }: Props): ReactNode {
  switch (answer.kind) {
    case 'none':
      return null
    case 'found':
      return <Found errors={answer.errors} list={list} />
    case 'similar':
      return (
        <>
          <p>{`Not certain. It may be ${answer.errors.length === 1 ? 'this' : 'one of these'}:`}</p>
          <Answers errors={answer.errors} list={list} />
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

function Found({
  errors: [first, ...others],
  list,
}: {
  errors: readonly KnownError[]
  list: ErrorCodeList
}): ReactNode {
  if (first === undefined) return null
  return (
    <>
      <KnownAnswer error={first} list={list} />
      {others.length > 0 && (
        <>
          <p>Also in this text:</p>
          <Answers errors={others} list={list} />
        </>
      )}
    </>
  )
}

function Answers({ errors, list }: { errors: readonly KnownError[]; list: ErrorCodeList }): ReactNode {
  return errors.map((error) => <KnownAnswer key={error.id} error={error} list={list} />)
}

function Unknown({ text }: { text: string }): ReactNode {
  const createSearchLink = useSearchLinkCreator()
  return (
    <section className={styles.answer} aria-label="Unknown error">
      <p className={styles.answerTitle}>This site doesn’t know it</p>
      <p>
        Paste the message itself, with its first line, rather than the stack or what your app prints around
        it. In a development build, the message is longer.
      </p>
      <p>
        Or <Link to={createSearchLink(queryOf(text))}>search the documentation for it</Link>.
      </p>
    </section>
  )
}

/** The first line that says something. */
function queryOf(text: string): string {
  const line = text.split('\n').find((candidate) => candidate.trim() !== '') ?? ''
  return line.trim().slice(0, LONGEST_QUERY)
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
