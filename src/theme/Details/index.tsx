/*
 * Changed from the original, which opens and closes with an animation: browsers do it by themselves, so that no page
 * has to load code for it, and it works before any code is there.
 */
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Props } from '@theme/Details'

/** A passage that readers open when they want it. */
export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  return (
    <details {...props} className={clsx('disclosure', className)}>
      {summary}
      {children}
    </details>
  )
}
