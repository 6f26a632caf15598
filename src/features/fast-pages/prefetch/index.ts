/** Prefetches pages, and fetches the static parts of a page when a link to it is followed. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import type { ClientModule } from '@docusaurus/types'

import { isPage, load, loadPartsOf } from './pages'
import { giveWayTo, observeLinks, watchNavigation } from './visible-links'

/** What readers do with a link before they follow it: point at it, touch it, or focus it. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

if (ExecutionEnvironment.canUseDOM) {
  watchIntent()
  watchNavigation()
}

/** Runs before the router loads the page's code, so that both are fetched in parallel. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    void giveWayTo(location.pathname, loadPartsOf)
  }
}

/** Runs after each navigation, and for the first page once it is interactive. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  observeLinks()
}

/** Watches the whole document, so links of later pages are included. */
function watchIntent(): void {
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true })
}

function onSign({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target === '_blank') return
  if (link.pathname !== location.pathname && isPage(link.pathname)) {
    void giveWayTo(link.pathname, load)
  }
}
