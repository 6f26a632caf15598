import type { ReactNode } from 'react'

import { parseStatement, STATEMENT_META } from '../../features/checked-samples/shared/check-statement'
import styles from './CheckedAgainst.module.css'

/**
 * Says which version of the library the samples were checked against, when, and at which commit.
 * Renders nothing if the check did not run.
 *
 * The statement changes with every commit, so it is in the HTML and not in the scripts, which stay cached.
 */
export function CheckedAgainst(): ReactNode {
  const statement = parseStatement(readContent())
  if (statement === undefined) return null
  const { version, date, commit, except } = statement
  return (
    <p className={styles.statement}>
      Samples checked against Redux Toolkit {version} on <time dateTime={date}>{date}</time>
      {commit !== undefined && (
        <>
          , commit <code>{commit}</code>
        </>
      )}
      {except !== undefined && `, except for ${except} that need packages which aren’t installed here`}
    </p>
  )
}

/** A constant that src/features/checked-samples/build defines in the server's bundle only. */
declare const __CHECK_STATEMENT__: string

function readContent(): string {
  if (typeof document === 'undefined') return __CHECK_STATEMENT__
  return document.querySelector<HTMLMetaElement>(`meta[name="${STATEMENT_META}"]`)?.content ?? ''
}
