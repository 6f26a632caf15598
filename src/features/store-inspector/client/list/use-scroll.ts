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

/** Follows how far a list is scrolled. While the reader is at its end, it goes along with what is added there. */
export function useScroll(total: number): ScrolledList {
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
  useEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(read)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return {
    place,
    view,
    onScroll: read,
    reveal: (index) => {
      const element = place.current
      if (!element) return
      const height = element.clientHeight || SOME_HEIGHT
      const top = scrollFor(index, { top: element.scrollTop, height })
      if (top !== undefined) element.scrollTop = top
    },
  }
}
