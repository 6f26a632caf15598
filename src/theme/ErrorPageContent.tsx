/*
 * Changed from the original: our own layout and button, so that both crash screens look and read alike. The wording of
 * heading, message and button is unchanged.
 */
import type { ReactNode } from 'react'
import type { Props } from '@theme/Error'

import { CrashReport } from '@site/src/components/CrashReport'

/** Shown inside the layout when a page throws. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return <CrashReport error={error} tryAgain={tryAgain} />
}
