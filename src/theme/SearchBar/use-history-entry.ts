import { useEffect } from 'react'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
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

/** Going back takes a moment, in which the search may be opened again. */
let isLeaving = false
let handlePop: ((event: PopStateEvent) => void) | undefined
// Now, to be called before the router's own listener, which begins to listen when the page comes alive.
if (ExecutionEnvironment.canUseDOM) addEventListener('popstate', (event) => handlePop?.(event))

const isMarked = (state: unknown): boolean => (state as Record<string, unknown> | null)?.[MARK] === true

/** Whether the browser is at the entry of the open search: what a link in it leads to takes that entry's place. */
export function isAtSearch(): boolean {
  return isMarked(history.state)
}

/**
 * Gives the search an entry of its own in the history. Call it before the search has the focus, which scrolls the page
 * on phones: the browser notes the position of the entry that it leaves.
 */
export function enterSearch(): void {
  if (isAtSearch() || isLeaving) return
  try {
    history.pushState({ ...history.state, [MARK]: true }, '')
  } catch {
    // Browsers refuse to do it too often. Back then leaves the page.
  }
}

/**
 * Lets Back close the search and leave the page where it is, and takes the entry of the search away when it is closed.
 * The router never hears of that entry: it would treat it as a navigation, and scroll to the top.
 */
export function useHistoryEntry({ isOpen, open, close, onClosed }: Search): void {
  const router = useHistory()

  // After a reload, and on the way back from another page.
  useEffect(() => {
    if (isAtSearch()) open('')
  }, [open])

  useEffect(() => {
    if (!isOpen) return
    const { href } = location
    return () => {
      onClosed(location.href !== href)
      if (!isAtSearch() || isLeaving) return
      isLeaving = true
      history.back()
    }
  }, [isOpen, onClosed])

  useEffect(() => {
    handlePop = (event) => {
      const { key } = (event.state ?? {}) as { key?: string }
      const isSamePage = key === router.location.key && router.createHref(router.location) === currentPath()
      if (isSamePage) event.stopImmediatePropagation()
      if (isLeaving) {
        isLeaving = false
        if (isOpen) enterSearch()
      } else if (isMarked(event.state)) open('')
      else if (isOpen) close()
    }
    return () => void (handlePop = undefined)
  }, [router, isOpen, open, close])
}

const currentPath = () => location.pathname + location.search + location.hash
