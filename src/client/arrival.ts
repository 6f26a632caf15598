/**
 * Puts the focus on the heading that a search result leads to. Readers who listen or use the keyboard go on from there,
 * instead of from the beginning of the page.
 */
import type { ClientModule } from '@docusaurus/types'

import { idOfHash } from './hash-id'

let isExpected = false

/** Asks for the focus to move as soon as the page of the link that is being followed has arrived. */
export function focusHeadingOnArrival(): void {
  isExpected = true
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { hash } }) => {
  if (!isExpected) return
  isExpected = false
  const heading = document.getElementById(idOfHash(hash)) ?? document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  // The page has been scrolled to where it belongs.
  heading.focus({ preventScroll: true })
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
}
