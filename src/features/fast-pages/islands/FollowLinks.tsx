import { useEffect } from 'react'
import { useHistory } from '@docusaurus/router'

import { linkToFollow } from '../../../lib/client/link-to-follow'
import { PART_TAG } from './format'

const CONTAINERS = `:is(${PART_TAG}, [data-row-filter])`

/**
 * Makes links in static parts, and those that the filters of rows make, navigate through the router, as React's links do. All other clicks are left to the
 * browser: new tabs, downloads, other sites, files, and anchors on the same page.
 */
export function FollowLinks(): null {
  const history = useHistory()
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = linkToFollow(event, CONTAINERS)
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
