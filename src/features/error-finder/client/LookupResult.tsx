import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import remedies from '@generated/error-messages/default/remedies'

import type { ErrorCodeList } from '../../error-messages/types'
import type { ErrorLookup } from './lookup'
import { ErrorMessage } from './ErrorMessage'
import { RemedyText } from './RemedyText'
import styles from './errors.module.css'

/** The answer to the `code` parameter of the address: the full error, or a note that there is none. */
export function LookupResult({ lookup, list }: { lookup: ErrorLookup; list: ErrorCodeList }): ReactNode {
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
