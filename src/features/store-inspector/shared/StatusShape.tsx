import type { ReactNode } from 'react'

import type { ActionRow } from '../protocol/messages'
import styles from './status.module.css'

/** What can be said of a request, an action or a cache entry. `threw`: a reducer did. */
export type Status = 'uninitialized' | 'pending' | 'fulfilled' | 'rejected' | 'threw'

/** A status as a shape with a color; without one, it is that of a plain action. Words beside it must say the same. */
export function StatusShape({ status }: { status?: Status | undefined }): ReactNode {
  return <span className={`${styles.toned} ${styles.shape}`} data-status={status} aria-hidden="true" />
}

/** What can be said of an action; undefined of a plain one. */
export function getStatus({ phase, error }: ActionRow): Status | undefined {
  return error === undefined ? phase : 'threw'
}
