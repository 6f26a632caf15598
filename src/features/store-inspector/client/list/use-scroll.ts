import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { ListView } from './visible-rows'
import { ROW_HEIGHT, scrollFor } from './visible-rows'

/** Where nothing is measured: in tests. */
const SOME_HEIGHT = 8 * ROW_HEIGHT

interface ScrolledList {
  place: RefObject<HTMLDivElement | null>
  view: ListView
  onScroll: () => void
  /** Brings a row into view. */
  reveal: (index: number) => void
}

/**
 * Follows how far a list is scrolled. While the reader is at its end, it goes along with what is added there. When its height
 * changes, the end, or else the selected row, stays in view.
 *
 * @param selected - the index of the selected row; -1 for none
 */
export function useScroll(total: number, selected: number): ScrolledList {
  const place = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [view, setView] = useState<ListView>({ top: 0, height: SOME_HEIGHT })

  function read(): void {
    const element = place.current
    if (!element) return
    const height = element.clientHeight || SOME_HEIGHT
    isAtEnd.current = element.scrollTop + height >= element.scrollHeight - ROW_HEIGHT
    setView({ top: element.scrollTop, height })
  }

  useLayoutEffect(() => {
    const element = place.current
    if (element && isAtEnd.current) element.scrollTop = total * ROW_HEIGHT
  }, [total])
  function reveal(index: number): void {
    const element = place.current
    if (!element) return
    const height = element.clientHeight || SOME_HEIGHT
    const top = scrollFor(index, { top: element.scrollTop, height })
    if (top !== undefined) element.scrollTop = top
  }

  const keepInView = useRef(read)
  useEffect(() => {
    keepInView.current = () => {
      if (isAtEnd.current) reveal(total - 1)
      else if (selected >= 0) reveal(selected)
      read()
    }
  })

  useEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => keepInView.current())
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return { place, view, onScroll: read, reveal }
}
