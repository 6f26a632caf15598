import type { ReactNode } from 'react'
import Heading from '@theme/Heading'

import type { ErrorCode, Remedy } from '../../error-messages/types'
import styles from './errors.module.css'
import { ErrorMessage } from './MessageText'
import { RemedyText } from './RemedyText'

/** A numbered error in the list of all of them: its message, its cause and its fix. */
export function ErrorEntry({ error, remedy }: { error: ErrorCode; remedy: Remedy | undefined }): ReactNode {
  return (
    <li className={styles.entry}>
      <Heading as="h3" id={`code-${error.code}`} className={styles.code}>
        {`Error ${error.code}`}
      </Heading>
      <ErrorMessage error={error} />
      <RemedyText remedy={remedy} />
    </li>
  )
}
