/*
 * History entries for what covers a page: the search, and the menu of narrow windows. Back then leaves the entry, and closes
 * what covers the page, also on the first page of a visit. The router isn't told of these entries, because it would treat
 * them as navigations and scroll to the top.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import type { useHistory } from '@docusaurus/router'

type Router = ReturnType<typeof useHistory>

/**
 * Gets the browser's moves in the history.
 *
 * @returns whether the move was for this handler; the others aren't asked then
 */
type PopHandler = (event: PopStateEvent) => boolean

/** The last one is asked first: what was opened last is above the rest. */
const handlers = new Set<PopHandler>()
// Added when the module loads, so that it runs before the router's listener, which is added during hydration.
if (ExecutionEnvironment.canUseDOM) {
  addEventListener('popstate', (event) => {
    for (const handle of [...handlers].reverse()) if (handle(event)) return
  })
}

/**
 * Handles moves in the history before the router does. A handler can keep one from the router by
 * `stopImmediatePropagation`.
 *
 * @returns a function that ends this
 */
export function handlePops(handler: PopHandler): () => void {
  handlers.add(handler)
  return () => void handlers.delete(handler)
}

/** Whether the browser moved to an entry of the page that the router shows. */
export function isPageOf(router: Router, { state }: PopStateEvent): boolean {
  const { key } = (state ?? {}) as { key?: string }
  return key === router.location.key && router.createHref(router.location) === currentPath()
}

/** The address without its origin. */
export const currentPath = (): string => location.pathname + location.search + location.hash

/** An entry of its own for one thing that covers the page. */
export interface MarkedEntry {
  /** Whether the browser is at the entry. */
  isHere(): boolean
  /** Whether this is the state of the entry. */
  isMarked(state: unknown): boolean
  /** Adds the entry. */
  enter(): void
  /** Goes back, if the browser is at the entry. */
  leave(): void
  /** Sets what runs once the browser is no longer at the entry: it is to be called before `leave`. */
  whenLeft(run: () => void): void
  /** To be called when the browser has moved. Answers whether it was on its way back from the entry. */
  hasLeft(): boolean
}

/** @param mark - the name of the property that marks the entry; the state of the page is kept beside it */
export function createMarkedEntry(mark: string): MarkedEntry {
  const isMarked = (state: unknown): boolean => (state as Record<string, unknown> | null)?.[mark] === true
  const isHere = (): boolean => isMarked(history.state)
  // Set while the browser goes back, because what covered the page may be opened again in the meantime.
  let isLeaving = false
  let afterwards: (() => void) | undefined

  function arrive(): void {
    const run = afterwards
    afterwards = undefined
    // Later, because the browser restores the scroll position after it has gone back.
    if (run) requestAnimationFrame(() => setTimeout(run))
  }

  return {
    isHere,
    isMarked,
    enter() {
      if (isHere() || isLeaving) return
      try {
        history.pushState({ ...history.state, [mark]: true }, '')
      } catch {
        // Browsers limit how often this is allowed. Without the entry, Back leaves the page.
      }
    },
    leave() {
      if (isLeaving) return
      if (isHere()) {
        isLeaving = true
        history.back()
      } else arrive()
    },
    whenLeft(run) {
      afterwards = run
    },
    hasLeft() {
      if (!isLeaving) return false
      isLeaving = false
      arrive()
      return true
    },
  }
}
