/**
 * Moves the focus to the heading that a search result leads to, so that readers with a screen reader or a keyboard
 * continue from there instead of from the top of the page.
 */
import type { ClientModule } from '@docusaurus/types'

import { idOfHash } from './hash-id'

let isExpected = false

/** Moves the focus once the page of the link that is being followed is shown. */
export function focusHeadingOnArrival(): void {
  isExpected = true
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { hash } }) => {
  if (!isExpected) return
  isExpected = false
  const heading = document.getElementById(idOfHash(hash)) ?? document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  // The router has scrolled the page already.
  heading.focus({ preventScroll: true })
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
}
