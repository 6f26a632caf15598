import { useEffect, useLayoutEffect } from 'react'
import { useHistory } from '@docusaurus/router'

import { linkToFollow } from '@site/src/lib/client/link-to-follow'
import { createMarkedEntry, handlePops } from '@site/src/lib/client/marked-entry'

const entry = createMarkedEntry('isMenuOpen')

/** Makes Back close the menu without leaving the page. Forward doesn't open it again. */
export function useMenuEntry(shown: boolean, toggle: () => void): void {
  const router = useHistory()

  // Before any event, because Back may come at once.
  useLayoutEffect(() => {
    const page = router.location
    const { href } = location
    return handlePops((event) => {
      const hasLeft = entry.hasLeft()
      const isBack = shown && router.location === page && location.href === href
      // Otherwise the platform closes the menu, and returns to the page.
      if (!hasLeft && !isBack) return false
      event.stopImmediatePropagation()
      if (!hasLeft) toggle()
      else if (shown) entry.enter()
      return true
    })
  }, [router, shown, toggle])

  useEffect(() => {
    if (!shown) return
    entry.enter()
    /** A page takes the place of the menu's entry, so that Back from it leads to the page before. */
    const follow = (event: MouseEvent): void => {
      const link = entry.isHere() ? linkToFollow(event, '.navbar-sidebar') : null
      if (link === null) return
      event.preventDefault()
      if (link.href === location.href) entry.whenLeft(() => router.replace(router.location))
      else router.replace(link.pathname + link.search + link.hash)
    }
    // Before the links' own handlers, which close the menu.
    document.addEventListener('click', follow, { capture: true })
    return () => {
      document.removeEventListener('click', follow, { capture: true })
      entry.leave()
    }
  }, [router, shown])
}
