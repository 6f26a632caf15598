import type { KeyboardEvent } from 'react'

/** DocSearch calls its container a button, with the whole modal as the button's label. It is a dialog. */
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
 * Keeps Tab inside the modal. DocSearch does so too, but remembers the elements of when it opened,
 * of which the last may be hidden.
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
