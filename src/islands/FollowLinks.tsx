import { useEffect } from 'react'
import { useHistory } from '@docusaurus/router'

import { isPlainClick } from '../client/is-plain-click'
import { PART_TAG } from '../shared/islands-format'

/**
 * Makes links in static parts navigate through the router, as React's links do. All other clicks are left to the
 * browser: new tabs, downloads, other sites, files, and anchors on the same page.
 */
export function FollowLinks(): null {
  const history = useHistory()
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = linkToFollow(event)
      if (link === null) return
      event.preventDefault()
      const to = link.pathname + link.search + link.hash
      // The same address replaces its history entry, so that Back leads to a different page.
      if (link.href === location.href) history.replace(to)
      else history.push(to)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [history])
  return null
}

function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`${PART_TAG} a[href]`) : null
  if (link === null || event.defaultPrevented || !isPlainClick(event) || !isToPage(link)) return null
  return link
}

/** Whether a path is that of a file: its last part has a dot. */
function isToPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.hasAttribute('download')) return false
  if (link.target !== '' && link.target !== '_self') return false
  if (link.getAttribute('href')?.startsWith('#') || /\.[^/]*$/.test(link.pathname)) return false
  return !(link.pathname === location.pathname && link.search === location.search && link.hash !== '')
}
