import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHistory } from '@docusaurus/router'

/** Marks the entry of the history at which the search is open. It keeps the rest of its page's state. */
const MARK = 'isSearchOpen'

interface Search {
  isOpen: boolean
  open: (typed: string) => void
  close: () => void
  /** It has been closed: by following a link to another place, or where it was opened. */
  onClosed: (isElsewhere: boolean) => void
}

const isMarked = (state: unknown): boolean => (state as Record<string, unknown> | null)?.[MARK] === true

/** Whether the browser is at the entry of the open search: what a link in it leads to takes that entry's place. */
export function isAtSearch(): boolean {
  return isMarked(history.state)
}

/**
 * Gives the open search an entry of its own in the history, so that Back closes the search and leaves the page where it
 * is. The router never hears of that entry: it would treat it as a navigation, and scroll to the top.
 */
export function useHistoryEntry({ isOpen, open, close, onClosed }: Search): void {
  const router = useHistory()
  /** Going back takes a moment, in which the search may be opened again. */
  const isLeaving = useRef(false)

  // After a reload, and on the way back from another page.
  useEffect(() => {
    if (isAtSearch()) open('')
  }, [open])

  // Before the search has the focus, which scrolls the page on phones: the browser would note that position.
  useLayoutEffect(() => {
    if (isOpen && !isLeaving.current) enter()
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    const { href } = location
    return () => {
      onClosed(location.href !== href)
      if (!isAtSearch() || isLeaving.current) return
      isLeaving.current = true
      history.back()
    }
  }, [isOpen, onClosed])

  useEffect(() => {
    function onPop(event: PopStateEvent): void {
      const { key } = (event.state ?? {}) as { key?: string }
      const isSamePage = key === router.location.key && router.createHref(router.location) === currentPath()
      if (isSamePage) event.stopImmediatePropagation()
      if (isLeaving.current) {
        isLeaving.current = false
        if (isOpen) enter()
      } else if (isMarked(event.state)) open('')
      else if (isOpen) close()
    }
    // Before the router's own listener.
    addEventListener('popstate', onPop, { capture: true })
    return () => removeEventListener('popstate', onPop, { capture: true })
  }, [router, isOpen, open, close])
}

function enter(): void {
  if (isAtSearch()) return
  try {
    history.pushState({ ...history.state, [MARK]: true }, '')
  } catch {
    // Browsers refuse to do it too often. Back then leaves the page.
  }
}

const currentPath = () => location.pathname + location.search + location.hash
