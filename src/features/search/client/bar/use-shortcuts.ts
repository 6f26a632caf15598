import { useLayoutEffect, type RefObject } from 'react'

import { nextQuery } from '@site/src/features/fast-pages/early-input/presses'

/** How far the search is open. It is read by listeners, between two renderings. */
export interface Session {
  phase: 'closed' | 'opening' | 'open'
  /** The text typed since it was opened, until its field has the focus. */
  typed: string
}

interface Shortcuts {
  button: RefObject<HTMLButtonElement | null>
  session: RefObject<Session>
  /** Called when Ctrl or ⌘ is pressed, which may become a shortcut. */
  onIntent: () => void
  /** Opens the modal with a query. */
  open: (query: string) => void
  close: () => void
}

/**
 * Ctrl+K or ⌘K opens and closes, `/` opens, Escape closes, and a letter on the focused button starts a query. From the
 * press that opens the search until its field has the focus, all that is typed is taken for the query.
 */
export function useShortcuts({ button, session, onIntent, open, close }: Shortcuts): void {
  // Not after the page is painted: a key that is pressed between the bar of one page and that of the next would be lost.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Control' || event.key === 'Meta') onIntent()
      const action = session.current.phase === 'open' ? closingAction(event, close) : openingAction(event)
      if (!action) return
      event.preventDefault()
      event.stopPropagation()
      action()
    }

    function openingAction(event: KeyboardEvent): (() => void) | undefined {
      const { phase, typed } = session.current
      const isOpening = phase === 'opening'
      const next = nextQuery(event, button.current, isOpening ? typed : undefined)
      if (next === undefined) return undefined
      if (next === null) return close
      return isOpening ? () => void (session.current.typed = next) : () => open(next)
    }

    function onPaste(event: ClipboardEvent) {
      if (session.current.phase !== 'opening') return
      event.preventDefault()
      session.current.typed += event.clipboardData?.getData('text/plain') ?? ''
    }

    // Before all listeners of the page, where keys may have a meaning, too.
    addEventListener('keydown', onKeyDown, true)
    addEventListener('paste', onPaste, true)
    return () => {
      removeEventListener('keydown', onKeyDown, true)
      removeEventListener('paste', onPaste, true)
    }
  }, [button, session, onIntent, open, close])
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
