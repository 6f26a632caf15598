/*
 * Changed from the original: our own layout and button, because both crash screens are to look and read alike;
 * heading, message and button keep their wording.
 */
import type { ReactNode } from 'react'
import type { Props } from '@theme/Error'

import { CrashReport } from '@site/src/components/CrashReport'

/** Shown inside the layout when a page throws. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return <CrashReport error={error} tryAgain={tryAgain} />
}
