/**
 * Moves the focus to the heading that a search result leads to, so that readers with a screen reader or a keyboard
 * continue from there instead of from the top of the page. A page that is there for its text box gives the focus to that.
 */
import type { ClientModule } from '@docusaurus/types'

import { idOfHash } from './hash-id'

/** On the text box that a page is there for. */
const BOX = '[data-arrival]'

let isExpected = false

/** Moves the focus once the page of the link that is being followed is shown. */
export function focusOnArrival(): void {
  isExpected = true
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { hash } }) => {
  if (!isExpected) return
  // Only the beginning of the page is there: this is called again with the rest.
  if (hash !== '' && document.querySelector('static-part:empty')) return
  isExpected = false
  const place = document.getElementById(idOfHash(hash))
  const box = place ? null : document.querySelector<HTMLElement>(BOX)
  if (box) box.focus({ preventScroll: true })
  else focusHeading(place ?? document.querySelector('h1'))
}

function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return
  heading.tabIndex = -1
  // The router has scrolled the page already.
  heading.focus({ preventScroll: true })
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
}
