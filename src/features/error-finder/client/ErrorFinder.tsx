import type { ReactNode } from 'react'
import useIsBrowser from '@docusaurus/useIsBrowser'
import Link from '@docusaurus/Link'
import remedies from '@generated/error-messages/default/remedies'

import type { ErrorCodeList, KnownError } from '../../error-messages/types'
import { sharedAddress } from './finder-address'
import { lookUpErrorCode, statusOfAnswer, statusOfLookup, type ErrorLookup } from './lookup'
import { FinderBox } from './FinderBox'
import { loadFinder } from './load-finder'
import { useLookupText } from './use-lookup-text'
import { useFindings, type Answer } from './use-findings'
import styles from './errors.module.css'
import { KnownAnswer } from './KnownAnswer'
import { SiteHits } from './SiteHits'
import { ErrorMessage } from './MessageText'
import { RemedyText } from './RemedyText'

/**
 * The box for pasted errors, and the answer: to its text, or to the `code` or `q` that the address asks for.
 *
 * @param props.list - the numbered errors of the documented version
 */
export function ErrorFinder({ list }: { list: ErrorCodeList }): ReactNode {
  const { text, search, setText } = useLookupText()
  const { answer, retry } = useFindings(text)
  const lookup = lookUpErrorCode(list, search)
  const hasTextInAddress = text.trim() !== ''
  const isBrowser = useIsBrowser()
  const found = answer.kind === 'found' ? answer.errors[0].id : undefined
  return (
    <>
      <FinderBox
        text={text}
        onChange={setText}
        onIntent={prepare}
        link={isBrowser ? sharedAddress(window.location.href, text, found) : undefined}
      />
      <p role="status" className="visually-hidden">
        {hasTextInAddress ? statusOfAnswer(answer) : statusOfLookup(lookup)}
      </p>
      {hasTextInAddress ? (
        <FindingsView answer={answer} text={text} list={list} onRetry={retry} />
      ) : (
        <LookupResult lookup={lookup} list={list} />
      )}
    </>
  )
}

function prepare(): void {
  loadFinder().catch(() => {
    // Using the box tries again and tells the reader.
  })
}

interface Props {
  answer: Answer
  text: string
  list: ErrorCodeList
  /** Tries again after a failure. */
  onRetry: () => void
}

/** The answer to a pasted text: the error, similar errors, or advice for an unknown one. */
function FindingsView({ answer, text, list, onRetry }: Props): ReactNode {
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

/** The answer to the `code` parameter of the address: the full error, or a note that there is none. */
function LookupResult({ lookup, list }: { lookup: ErrorLookup; list: ErrorCodeList }): ReactNode {
  switch (lookup.kind) {
    case 'none':
      return null
    case 'found':
      return (
        <section className={styles.answer} aria-label={`Error ${lookup.error.code}`}>
          <p className={styles.answerTitle}>Error {lookup.error.code}</p>
          <ErrorMessage error={lookup.error} />
          <RemedyText remedy={remedies[lookup.error.code]} />
        </section>
      )
    case 'unknown':
      return (
        <section className={styles.answer} aria-label="Unknown error code">
          <p className={styles.answerTitle}>No error has the number {lookup.code}</p>
          <p>
            Redux Toolkit {list.libraryVersion} doesn’t use it. It may belong to another version, or to Redux
            core, which counts its own errors: see{' '}
            <Link to={`https://redux.js.org/Errors?code=${lookup.code}`}>
              number {lookup.code} of Redux core
            </Link>
            .
          </p>
        </section>
      )
    case 'malformed':
      return (
        <section className={styles.answer} aria-label="Malformed error code">
          <p className={styles.answerTitle}>“{lookup.input}” is not an error code</p>
          <p>
            Codes are whole numbers, like the 24 in <code>Errors?code=24</code>. Look for the number behind
            the <code>#</code> in the message that you got, and find it in the list below.
          </p>
        </section>
      )
  }
}
