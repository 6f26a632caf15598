import type { KeyboardEvent } from 'react'

/**
 * Keeps Tab among the controls of the search. A modal dialog makes the page inert, but lets the focus leave to the
 * browser's own controls, and in some browsers to nothing at all.
 */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const controls = tabStops(event.currentTarget)
  const [leaving, entering] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  const isInside = controls.some((control) => control === document.activeElement)
  if (isInside && document.activeElement !== leaving) return
  event.preventDefault()
  entering?.focus()
}

function tabStops(frame: HTMLElement): HTMLElement[] {
  const controls = frame.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input')
  return Array.from(controls).filter(
    (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
  )
}
