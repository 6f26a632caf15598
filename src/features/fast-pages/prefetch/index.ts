/** Prefetches pages, and fetches the static parts of a page when a link to it is followed. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import type { ClientModule } from '@docusaurus/types'

import { watchIntent } from './intent'
import { loadPartsOf } from './pages'
import { giveWayTo, observeLinks, watchNavigation } from './visible-links'

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
