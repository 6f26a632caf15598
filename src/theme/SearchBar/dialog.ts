import type { KeyboardEvent } from 'react'

/** Gives the modal the role of a dialog. DocSearch gives its container that of a button, with the modal as label. */
export function asDialog(container: Element): void {
  for (const name of [
    'aria-expanded',
    'aria-haspopup',
    'aria-owns',
    'aria-labelledby',
    'aria-controls',
    'tabindex',
  ]) {
    container.removeAttribute(name)
  }
  container.setAttribute('role', 'dialog')
  container.setAttribute('aria-modal', 'true')
  container.setAttribute('aria-label', 'Search')
}

/**
 * Keeps Tab inside the modal. DocSearch does so too, but it uses the elements from when it was opened, and the last of
 * them may be hidden by now.
 */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  event.stopPropagation()
  const elements = visibleControls(event.currentTarget)
  const [leaving, entering] = event.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]]
  if (document.activeElement !== leaving) return
  event.preventDefault()
  entering?.focus()
}

function visibleControls(frame: HTMLElement): HTMLElement[] {
  const controls = frame.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([disabled])',
  )
  return Array.from(controls).filter((control) => control.getClientRects().length > 0)
}
