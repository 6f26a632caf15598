/*
 * Changed from the original: if the address has moved, it goes to the new one, because not every host applies our
 * redirects (and none can for a click inside the site). Otherwise it shows the missing address, suggests a page with a
 * similar one, and offers the search and other places to continue.
 */
import { useEffect, type ReactNode } from 'react'
import clsx from 'clsx'
import Link from '@docusaurus/Link'
import { useHistory, useLocation } from '@docusaurus/router'
import type { Props } from '@theme/NotFound/Content'
import Heading from '@theme/Heading'

import { MissingTrace } from '@site/src/components/not-found/MissingTrace'
import { Suggestion } from '@site/src/components/not-found/Suggestion'
import { SearchForm } from '@site/src/components/not-found/SearchForm'
import { findRedirect } from '@site/src/config/redirects'

/** The text of the not-found page. */
export default function NotFoundContent({ className }: Props): ReactNode {
  useForwarding()
  return (
    <main className={clsx('container', 'plain-page', className)}>
      <Heading as="h1">Page Not Found</Heading>
      <MissingTrace />
      <p>There is no page at this address. The page may have moved, or there may be a typo in the address.</p>
      <Suggestion />
      <SearchForm />
      <ul>
        <li>
          <Link to="/introduction/getting-started">Start with Redux Toolkit</Link>
        </li>
        <li>
          <Link to="/api/configureStore">Look up the API</Link>
        </li>
        <li>
          <Link to="/errors">Look up an error code</Link>
        </li>
      </ul>
    </main>
  )
}

/** Replaces an address that moved with the new one, and keeps query and hash. The list comes when it is asked for. */
function useForwarding(): void {
  const history = useHistory()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    let isWanted = true
    import('@generated/built-pages/default/redirects').then(
      ({ default: redirects }) => {
        const target = findRedirect(pathname, redirects)
        if (isWanted && target !== undefined) history.replace(target + search + hash)
      },
      () => undefined, // The page offers other ways on.
    )
    return () => void (isWanted = false)
  }, [history, pathname, search, hash])
}
