import type { ReactNode } from 'react'

import type { ErrorCode } from '../../errors/error-code'
import styles from './errors.module.css'

/** The full message of an error, with its placeholders named, and where the error can come from. */
export function ErrorMessage({ error }: { error: ErrorCode }): ReactNode {
  return (
    <>
      <p className={styles.message}>
        {error.message.map((part, index) =>
          'text' in part ? (
            part.text
          ) : (
            <var key={index} className={styles.placeholder}>
              {`⟨${part.placeholder}⟩`}
            </var>
          ),
        )}
      </p>
      <p className={styles.origin}>
        <span className={styles.badge}>
          {error.inProduction ? 'Production and development' : 'Development only'}
        </span>
        {' from '}
        {error.entryPoints.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <code>{name}</code>
          </span>
        ))}
      </p>
    </>
  )
}
