import type { ComponentProps, MouseEvent, ReactNode } from 'react'

/**
 * As `<button>`, but one that is disabled keeps the focus: a disabled `<button>` drops it, and whoever works by
 * keyboard has to find the way back. For buttons that can be disabled; others need nothing of this.
 *
 * @param props - those of `<button>`
 */
export function Button({ disabled = false, onClick, ...others }: ComponentProps<'button'>): ReactNode {
  function guard(event: MouseEvent<HTMLButtonElement>): void {
    // Neither its own work nor the submission of a form.
    if (disabled) event.preventDefault()
    else onClick?.(event)
  }
  return <button type="button" {...others} aria-disabled={disabled} onClick={guard} />
}
