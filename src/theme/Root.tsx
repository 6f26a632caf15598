/*
 * Changed from the original, which renders its children and nothing else: the analytics script is added here, and
 * what follows links in text that React doesn't own, because this is the one component that stays mounted across pages.
 */
import type { ReactNode } from 'react'

import { Analytics } from '@site/src/components/Analytics'
import { FollowLinks } from '@site/src/lean-pages/FollowLinks'

/** Wraps the whole site. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <FollowLinks />
      <Analytics />
    </>
  )
}
