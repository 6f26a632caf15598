/** Fetches pages that the reader is about to open, and the static parts of a page when a link to it is followed. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import type { ClientModule } from '@docusaurus/types'

import { watchIntent } from './intent'
import { watchText } from './links-in-view'
import { fetchAhead, loadPartsOf } from './pages'

/** How far below the window the link to the next page may be when the page is fetched. */
const NEAR_THE_END = '0px 0px 100% 0px'
const NEXT_PAGE = '.pagination-nav__link--next'

if (ExecutionEnvironment.canUseDOM) watchIntent()

/** Runs before the router loads the page's code, so that both are fetched in parallel. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    void loadPartsOf(location.pathname)
  }
}

/** Runs after each navigation, and for the first page once it is interactive. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  watchText()
  const link = document.querySelector<HTMLAnchorElement>(NEXT_PAGE)
  if (link === null) return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return
      observer.disconnect()
      void fetchAhead(link.pathname)
    },
    { rootMargin: NEAR_THE_END },
  )
  observer.observe(link)
}
