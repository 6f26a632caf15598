import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** How many pixels before the end still are the end: a zoomed page scrolls by fractions. */
const SLACK = 4

/** What an element that keeps to its end is given. */
interface EndKeeper<Scroller extends HTMLElement> {
  ref: RefObject<Scroller | null>
  onScroll: () => void
}

/** Keeps an element scrolled to its end while it grows; not while the reader has scrolled back to read something. */
export function useScrollToEnd<Scroller extends HTMLElement>(): EndKeeper<Scroller> {
  const ref = useRef<Scroller>(null)
  const isAtEnd = useRef(true)
  // Without dependencies: lines also grow in place. Before the paint: else the event of one step of scrolling would
  // come when the element has grown again, and look as if the reader had scrolled back.
  useLayoutEffect(() => {
    const element = ref.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  })
  function onScroll(): void {
    const element = ref.current
    if (element) isAtEnd.current = element.scrollHeight - element.clientHeight - element.scrollTop <= SLACK
  }
  return { ref, onScroll }
}
