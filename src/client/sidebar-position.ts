/**
 * Scrolls the sidebar so that the entry of the current page is in view, wherever the link to the page was. The page
 * itself doesn't scroll. Once the reader scrolls the sidebar, or moves the focus into it, it stays where it is until the next
 * page.
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
  // scrollIntoView() would scroll the page, too.
  sidebar.scrollTop += (place.top + place.bottom - frame.top - frame.bottom) / 2
}

function leaveToReader({ target }: Event): void {
  if (target instanceof Element && target.closest(SIDEBAR)) isFollowing = false
}

/** Runs when a link is followed, before its page is there: the reader may scroll the sidebar in between. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation?.pathname === location.pathname) return
  // The reader may have scrolled it before this script ran.
  isFollowing = previousLocation != null || findSidebar()?.scrollTop === 0
}

/** The sidebar becomes lower when the page scrolls to its top, where the announcement takes room. */
const heightObserver = ExecutionEnvironment.canUseDOM ? new ResizeObserver(reveal) : undefined

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  reveal()
  const sidebar = findSidebar()
  if (sidebar) heightObserver?.observe(sidebar)
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, leaveToReader, { passive: true })
  // A group that opens for the page has its full height only after its transition.
  addEventListener('transitionend', reveal)
}
