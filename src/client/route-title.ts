/**
 * Says the title of a page that a link led to, as a browser does when it loads one: the focus goes to the beginning of
 * the page, which tells who listens nothing about where they are.
 */
import type { ClientModule } from '@docusaurus/types'

import { announce } from './code-blocks/announce'

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return
  // The title is set in the frame after this one.
  requestAnimationFrame(() => requestAnimationFrame(() => announce(document.title)))
}
