/**
 * Announces the title of a page after a navigation, as screen readers do after a full load. The router moves the focus
 * to the beginning of the page, which alone doesn't tell where the reader is.
 */
import type { ClientModule } from '@docusaurus/types'

import { announce } from '../lib/client/announce'

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return
  // The title is set in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => announce(document.title)))
}
