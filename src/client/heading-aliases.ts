/** Leads links to sections that moved on to where the text is now. */
import type { ClientModule } from '@docusaurus/types'

import { idOfHash } from './hash-id'

async function follow(pathname: string, hash: string, id: string): Promise<void> {
  const { findAlias } = await import('../config/heading-aliases')
  const target = findAlias(pathname, id)
  const isStillThere = location.pathname === pathname && location.hash === hash
  // It takes the place of the old address, so that "Back" leads to where the reader came from.
  if (target !== undefined && isStillThere) location.replace(target)
}

/** Runs after the first load, after each navigation, and when the hash alone changes. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { pathname, hash } }) => {
  const id = idOfHash(hash)
  if (id === '' || document.getElementById(id) !== null) return
  follow(pathname, hash, id).catch(() => {
    // The page stays at its top, as it does for an id that never was.
  })
}
