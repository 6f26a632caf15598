import { useCallback, useRef, type RefObject } from 'react'

interface FocusReturn {
  /** To be called before the search opens. */
  remember: () => void
  giveBack: () => void
}

/**
 * Gives the focus back to what had it before the search opened, such as an editor, or to a button where nothing had it or
 * that is gone.
 */
export function useFocusReturn(button: RefObject<HTMLElement | null>): FocusReturn {
  const before = useRef<Element | null>(null)
  const remember = useCallback(() => {
    before.current = document.activeElement === document.body ? null : document.activeElement
  }, [])
  const giveBack = useCallback(() => {
    const element = before.current
    before.current = null
    // The browser scrolls to what gets the focus, but the reader returns to what they saw.
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    if (element === null || document.activeElement !== element) button.current?.focus()
  }, [button])
  return { remember, giveBack }
}
