import type { ComponentProps, MouseEvent, ReactNode } from 'react'

/**
 * A `<button>` that keeps the focus when it is disabled. A native one loses it, and readers who use the keyboard have to
 * find their way back. Only needed for buttons that can be disabled.
 *
 * @param props - those of `<button>`
 */
export function Button({ disabled = false, onClick, ...others }: ComponentProps<'button'>): ReactNode {
  function guard(event: MouseEvent<HTMLButtonElement>): void {
    // Prevents both the click handler and the submission of a form.
    if (disabled) event.preventDefault()
    else onClick?.(event)
  }
  return <button type="button" {...others} aria-disabled={disabled} onClick={guard} />
}
