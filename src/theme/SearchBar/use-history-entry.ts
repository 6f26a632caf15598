import { useCallback, useEffect, useLayoutEffect } from 'react'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import { useHistory } from '@docusaurus/router'

import { focusHeadingOnArrival } from '@site/src/client/arrival'

/** Marks the history entry of the open search; the state of the page is kept beside it. */
const MARK = 'isSearchOpen'

interface Search {
  isOpen: boolean
  open: (typed: string) => void
  close: () => void
  /** How the search was closed: by following a link, or by returning to where it was opened. */
  onClosed: (isElsewhere: boolean) => void
}

/** Set while the browser goes back, because the search may be opened again in the meantime. */
let isLeaving = false
/** What to do when the search's entry has been left. */
let afterLeaving: (() => void) | undefined
let handlePop: ((event: PopStateEvent) => void) | undefined
// Added when the module loads, so that it runs before the router's listener, which is added during hydration.
if (ExecutionEnvironment.canUseDOM) addEventListener('popstate', (event) => handlePop?.(event))

const isMarked = (state: unknown): boolean => (state as Record<string, unknown> | null)?.[MARK] === true

/** Whether the browser is at the entry of the open search. A link in the search then replaces that entry. */
export function isAtSearch(): boolean {
  return isMarked(history.state)
}

/**
 * Adds a history entry for the search. Call it before the search gets the focus: on phones that scrolls the page, and
 * the browser saves the scroll position of the entry that it leaves.
 */
export function enterSearch(): void {
  if (isAtSearch() || isLeaving) return
  try {
    history.pushState({ ...history.state, [MARK]: true }, '')
  } catch {
    // Browsers limit how often this is allowed. Without the entry, Back leaves the page.
  }
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
      afterLeaving = () => {
        focusHeadingOnArrival()
        router.replace(router.location)
      }
      return true
    },
    [router],
  )
}

function arrive(): void {
  const run = afterLeaving
  afterLeaving = undefined
  // Later, because the browser restores the scroll position after it has gone back.
  if (run) requestAnimationFrame(() => setTimeout(run))
}

/**
 * Makes Back close the search without leaving the page, and removes the search's entry when it is closed otherwise. The
 * router isn't told of that entry: it would treat it as a navigation and scroll to the top.
 */
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
      if (isLeaving) return
      if (!isAtSearch()) {
        arrive()
        return
      }
      isLeaving = true
      history.back()
    }
  }, [isOpen, onClosed])

  // Before any event: Back may come as soon as the search has the focus.
  useLayoutEffect(() => {
    handlePop = (event) => {
      const { key } = (event.state ?? {}) as { key?: string }
      const isSamePage = key === router.location.key && router.createHref(router.location) === currentPath()
      if (isSamePage) event.stopImmediatePropagation()
      if (isLeaving) {
        isLeaving = false
        arrive()
        if (isOpen) enterSearch()
      } else if (isMarked(event.state)) open('')
      else if (isOpen) close()
    }
    return () => void (handlePop = undefined)
  }, [router, isOpen, open, close])
}

const currentPath = () => location.pathname + location.search + location.hash
