/**
 * Keeps the entry of the page in view in the sidebar, wherever the link was that led to the page. The page itself
 * doesn't move. The sidebar doesn't either once the reader uses it: until the next page, its position is theirs.
 */
import type { ClientModule } from '@docusaurus/types'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

const SIDEBAR = '.theme-doc-sidebar-container .menu'

let isFollowing = false

const findSidebar = () => document.querySelector(SIDEBAR)

function reveal(): void {
  const sidebar = findSidebar()
  const entry = sidebar?.querySelector('[aria-current=page]')
  if (!isFollowing || !sidebar || !entry) return
  const frame = sidebar.getBoundingClientRect()
  const place = entry.getBoundingClientRect()
  if (place.top >= frame.top && place.bottom <= frame.bottom) return
  // scrollIntoView() would move the page, too.
  sidebar.scrollTop += (place.top + place.bottom - frame.top - frame.bottom) / 2
}

function leaveToReader({ target }: Event): void {
  if (target instanceof Element && target.closest(SIDEBAR)) isFollowing = false
}

/** Runs when a link is followed, before its page has arrived: the reader may scroll the sidebar meanwhile. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation?.pathname === location.pathname) return
  // Before scripts ran, the reader may have scrolled it already.
  isFollowing = previousLocation != null || findSidebar()?.scrollTop === 0
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => reveal()

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, leaveToReader, { passive: true })
  // A group that opens for the page has its height once it is open.
  addEventListener('transitionend', reveal)
}
