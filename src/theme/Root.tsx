/*
 * Changed from the original, which renders only its children. It adds the analytics script, the handler of links in
 * static parts, and the handler of early presses, because this is the one component that stays mounted across pages.
 */
import { useEffect, type ReactNode } from 'react'

import { Analytics } from '@site/src/features/analytics/Analytics'
import { replayEarlyPresses } from '@site/src/features/fast-pages/early-input/presses'
import { FollowLinks } from '@site/src/features/fast-pages/islands/FollowLinks'

/** Wraps the whole site. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  // This effect runs after those of all other components.
  useEffect(replayEarlyPresses, [])
  return (
    <>
      {children}
      <FollowLinks />
      <Analytics />
    </>
  )
}
