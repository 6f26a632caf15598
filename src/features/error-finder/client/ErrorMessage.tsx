import { Fragment, type ReactNode } from 'react'

import type { ErrorCode } from '../../error-messages/types'
import { THROWN_IN } from '../../error-messages/labels'
import styles from './errors.module.css'
import { MessageText } from './MessageText'

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
