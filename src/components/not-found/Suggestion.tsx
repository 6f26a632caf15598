import { useEffect, useState, type ReactNode } from 'react'
import Link from '@docusaurus/Link'
import { useLocation } from '@docusaurus/router'

import type { SitePage } from './suggest-page'

/** Links to the page that the reader most likely meant. Renders nothing if no page resembles the address. */
export function Suggestion(): ReactNode {
  const { pathname, hash } = useLocation()
  const [page, setPage] = useState<SitePage>()
  useEffect(() => {
    let isWanted = true
    Promise.all([
      import(/* webpackChunkName: "suggest-page" */ './suggest-page'),
      import('@generated/built-pages/default/redirects'),
    ])
      .then(([{ suggestPage }, { default: redirects }]) =>
        suggestPage(decodeURIComponent(pathname), redirects),
      )
      .then(
        (found) => isWanted && setPage(found),
        () => undefined, // The page offers other ways on.
      )
    return () => void (isWanted = false)
  }, [pathname])
  return (
    <p role="status" hidden={page === undefined}>
      {page && (
        <>
          Did you mean <Link to={page.path + hash}>{page.title}</Link>?
        </>
      )}
    </p>
  )
}
