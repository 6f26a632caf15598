/*
 * Changed from the original, which animates opening and closing: browsers open and close `<details>` themselves, so
 * pages need no code for it, and it works before scripts have loaded.
 */
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Props } from '@theme/Details'

/** A passage that is closed until the reader opens it. */
export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  return (
    <details {...props} className={clsx('disclosure', className)}>
      {summary}
      {children}
    </details>
  )
}
