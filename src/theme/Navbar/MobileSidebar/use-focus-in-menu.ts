import { useEffect } from 'react'

const SELECTOR = {
  menu: '.navbar-sidebar',
  /** What a click closes the menu with. */
  backdrop: '.navbar-sidebar__backdrop',
  close: '.navbar-sidebar__close',
  opener: '.navbar__toggle',
}

/** Keeps the focus in the menu while it is shown, and gives it back to the button that opened it. */
export function useFocusInMenu(shown: boolean, toggle: () => void): void {
  useEffect(() => {
    if (!shown) return
    const release = disableOthers()
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

/** The menu fades in: at first the browser refuses. */
function focusOnceVisible(selector: string): () => void {
  let frame = requestAnimationFrame(function attempt() {
    if (!focus(selector)) frame = requestAnimationFrame(attempt)
  })
  return () => cancelAnimationFrame(frame)
}

/** Disables everything beside the menu and beside what it stands in. Returns what enables it again. */
function disableOthers(): () => void {
  const disabled: Element[] = []
  let inside = document.querySelector(SELECTOR.menu)
  while (inside && inside !== document.body) {
    for (const other of inside.parentElement?.children ?? []) {
      if (other === inside || other.matches(SELECTOR.backdrop) || other.hasAttribute('inert')) continue
      other.setAttribute('inert', '')
      disabled.push(other)
    }
    inside = inside.parentElement
  }
  return () => {
    for (const other of disabled) other.removeAttribute('inert')
  }
}
