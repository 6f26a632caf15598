import { useEffect, type RefObject } from 'react'

interface Shortcuts {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  /** Its code is still on the way: what is typed meanwhile belongs to the query. */
  isOpening: boolean
  /** Opens the modal; what was typed becomes its query. */
  open: (typed: string) => void
  close: () => void
}

/** Ctrl+K or ⌘K opens and closes, `/` opens, Escape closes, and a letter on the focused button starts a query. */
export function useShortcuts({ button, isOpen, isOpening, open, close }: Shortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const action = isOpen
        ? closingAction(event, close)
        : isOpening
          ? typingAction(event, open)
          : openingAction(event, button.current, open)
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [button, isOpen, isOpening, open, close])
}

function closingAction(event: KeyboardEvent, close: () => void): (() => void) | undefined {
  if (event.isComposing) return undefined
  return event.key === 'Escape' || isToggle(event) ? close : undefined
}

function typingAction(event: KeyboardEvent, open: (typed: string) => void): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined
  return event.key.length === 1 ? () => open(event.key) : undefined
}

function openingAction(
  event: KeyboardEvent,
  button: HTMLButtonElement | null,
  open: (typed: string) => void,
): (() => void) | undefined {
  if (isToggle(event)) return () => open('')
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target))
    return undefined
  if (event.key === '/') return () => open('')
  if (document.activeElement === button && isLetter(event.key)) return () => open(event.key)
  return undefined
}

function isToggle(event: KeyboardEvent): boolean {
  return (
    (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
  )
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName)
}

function isLetter(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key)
}
