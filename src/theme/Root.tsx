/*
 * Changed from the original, which renders its children and nothing else: the analytics script is added here, and
 * what follows links in text that React doesn't own, and what acts on early presses, because this is the one component that stays mounted across pages.
 */
import { useEffect, type ReactNode } from 'react'

import { Analytics } from '@site/src/components/Analytics'
import { replayEarlyPresses } from '@site/src/client/early-presses'
import { FollowLinks } from '@site/src/lean-pages/FollowLinks'

/** Wraps the whole site. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  // Comes after the effects of all that the site holds.
  useEffect(replayEarlyPresses, [])
  return (
    <>
      {children}
      <FollowLinks />
      <Analytics />
    </>
  )
}
