import { useEffect } from 'react'

import { makeOutsideInert } from '../../../lib/client/inert-outside'

const SELECTOR = {
  menu: '.navbar-sidebar',
  /** Elements that close the menu when clicked. */
  backdrop: '.navbar-sidebar__backdrop',
  close: '.navbar-sidebar__close',
  opener: '.navbar__toggle',
}

/** Keeps the focus in the menu while it is open, and returns it to the button that opened it. */
export function useFocusInMenu(shown: boolean, toggle: () => void): void {
  useEffect(() => {
    if (!shown) return
    const release = makeOutsideInert(document.querySelector(SELECTOR.menu), SELECTOR.backdrop)
    const cancel = focusOnceVisible(SELECTOR.close)
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') toggle()
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      cancel()
      release()
      focus(SELECTOR.opener)
    }
  }, [shown, toggle])
}

function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus({ preventScroll: true })
  return element !== null && document.activeElement === element
}

/** Retries, because the browser can't focus the menu at the beginning of its transition. */
function focusOnceVisible(selector: string): () => void {
  let frame = requestAnimationFrame(function attempt() {
    if (!focus(selector)) frame = requestAnimationFrame(attempt)
  })
  return () => cancelAnimationFrame(frame)
}
