/** Sends links to sections that moved to where the text is now. */
import type { ClientModule } from '@docusaurus/types'

import { idOfHash } from '../lib/client/hash-id'

async function follow(pathname: string, hash: string, id: string): Promise<void> {
  const { findPublishedAlias } = await import('../features/built-site/heading-ids/published-aliases')
  const target = findPublishedAlias(pathname, id)
  const isStillThere = location.pathname === pathname && location.hash === hash
  // Replaces the old address in the history, so that "Back" returns to where the reader came from.
  if (target !== undefined && isStillThere) location.replace(target)
}

/** Runs after the first load, after each navigation, and when only the hash changes. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { pathname, hash } }) => {
  const id = idOfHash(hash)
  if (id === '' || document.getElementById(id) !== null) return
  follow(pathname, hash, id).catch(() => {
    // The list could not be loaded: the page stays at its top, as for any unknown id.
  })
}
