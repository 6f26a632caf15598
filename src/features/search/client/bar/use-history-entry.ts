import { useCallback, useEffect, useLayoutEffect } from 'react'
import { useHistory } from '@docusaurus/router'

import { focusOnArrival } from '@site/src/lib/client/arrival'
import { createMarkedEntry, currentPath, handlePops, isPageOf } from '@site/src/lib/client/marked-entry'

interface Search {
  isOpen: boolean
  open: (typed: string) => void
  close: () => void
  /** How the search was closed: by following a link, or by returning to where it was opened. */
  onClosed: (isElsewhere: boolean) => void
}

const entry = createMarkedEntry('isSearchOpen')

/** Whether the browser is at the entry of the open search. A link in the search then replaces that entry. */
export function isAtSearch(): boolean {
  return entry.isHere()
}

/**
 * Adds a history entry for the search. Call it before the search gets the focus: on phones that scrolls the page, and
 * the browser saves the scroll position of the entry that it leaves.
 */
export function enterSearch(): void {
  entry.enter()
}

/**
 * Returns a function for links to the very address that the reader is at. It returns true for such an address: the link
 * must then not be followed, because that would leave a second entry for the same page. Once the search is closed, the
 * page is scrolled to where the link leads.
 */
export function useArrival(): (url: string) => boolean {
  const router = useHistory()
  return useCallback(
    (url) => {
      if (url !== currentPath()) return false
      entry.whenLeft(() => {
        focusOnArrival()
        router.replace(router.location)
      })
      return true
    },
    [router],
  )
}

/** Makes Back close the search without leaving the page, and removes the search's entry when it is closed otherwise. */
export function useHistoryEntry({ isOpen, open, close, onClosed }: Search): void {
  const router = useHistory()

  // The browser is at the entry after a reload, and after Back from another page.
  useEffect(() => {
    if (isAtSearch()) open('')
  }, [open])

  useEffect(() => {
    if (!isOpen) return
    const { href } = location
    return () => {
      onClosed(location.href !== href)
      entry.leave()
    }
  }, [isOpen, onClosed])

  // Before any event: Back may come as soon as the search has the focus.
  useLayoutEffect(
    () =>
      handlePops((event) => {
        if (isPageOf(router, event)) event.stopImmediatePropagation()
        if (entry.hasLeft()) {
          if (isOpen) enterSearch()
          return true
        }
        if (entry.isMarked(event.state)) open('')
        else if (isOpen) close()
        else return false
        return true
      }),
    [router, isOpen, open, close],
  )
}
