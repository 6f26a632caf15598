import type { ReactNode } from 'react'

import { parseStatement, STATEMENT_META, STATEMENT_VARIABLE } from './statement'
import styles from './CheckedAgainst.module.css'

/**
 * Says which version of the library the samples were checked against, when, and at which commit.
 * Renders nothing where the check did not run.
 *
 * The statement changes with every commit. So it stands in the page and not in the scripts, which stay cached.
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

function readContent(): string {
  if (typeof document === 'undefined') return process.env[STATEMENT_VARIABLE] ?? ''
  return document.querySelector<HTMLMetaElement>(`meta[name="${STATEMENT_META}"]`)?.content ?? ''
}
