/*
 * Changed from the original: it says "This page crashed." with the full stop, and looks like the crash screen inside
 * the layout, because to a reader both are the same event. It renders no layout: the layout may be what threw.
 */
import type { ReactNode } from 'react'
import type { Props } from '@theme/Error'

import { CrashReport } from '@site/src/components/CrashReport'

/** Shown instead of the whole site when the layout itself throws. */
export default function ErrorFallback({ error, tryAgain }: Props): ReactNode {
  return <CrashReport error={error} tryAgain={tryAgain} />
}
