/** Fetches pages before readers ask for them, and the static parts of the one that they asked for. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import type { ClientModule } from '@docusaurus/types'

import { watchIntent } from './intent'
import { loadPartsOf } from './pages'
import { observeLinks, watchNavigation } from './visible-links'

if (ExecutionEnvironment.canUseDOM) {
  watchIntent()
  watchNavigation()
}

/** Comes before the router asks for the page's code: both are then fetched side by side. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) loadPartsOf(location.pathname)
}

/** The new page has links of its own, and so has the first, once it is interactive. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  observeLinks()
}
