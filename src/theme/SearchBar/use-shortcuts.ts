import { useEffect, type RefObject } from 'react'

import { nextQuery } from '@site/src/shared/search-data/next-query'

interface Shortcuts {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  /** The text typed while the modal's code is loading; `undefined` if it isn't. */
  query: string | undefined
  /** Opens the modal with a query. */
  open: (query: string) => void
  close: () => void
}

/** Ctrl+K or ⌘K opens and closes, `/` opens, Escape closes, and a letter on the focused button starts a query. */
export function useShortcuts({ button, isOpen, query, open, close }: Shortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const action = isOpen ? closingAction(event, close) : openingAction(event)
      if (!action) return
      event.preventDefault()
      action()
    }
    function openingAction(event: KeyboardEvent): (() => void) | undefined {
      const next = nextQuery(event, button.current, query)
      if (next === undefined) return undefined
      return next === null ? close : () => open(next)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [button, isOpen, query, open, close])
}

function closingAction(event: KeyboardEvent, close: () => void): (() => void) | undefined {
  if (event.isComposing) return undefined
  return event.key === 'Escape' || isToggle(event) ? close : undefined
}

function isToggle(event: KeyboardEvent): boolean {
  return (
    (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
  )
}
