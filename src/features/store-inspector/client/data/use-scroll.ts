import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** What is in view of an element that scrolls. */
export interface View {
  /** How far it is scrolled. */
  start: number
  size: number
}

const PROPERTIES = {
  horizontal: { start: 'scrollLeft', size: 'clientWidth', whole: 'scrollWidth' },
  vertical: { start: 'scrollTop', size: 'clientHeight', whole: 'scrollHeight' },
} as const

interface ScrollOptions {
  direction: keyof typeof PROPERTIES
  /** The size of the content. */
  whole: number
  /** How near to the end is at the end. */
  slack: number
  /** The size where nothing is measured: in tests. */
  unmeasured: number
  /** Where to scroll to, so that what is selected is in view; `undefined` if it is. */
  find: (view: View) => number | undefined
  /** Changes when what is selected has to come into view. */
  revealed: unknown
}

/**
 * Follows which part of an element is in view. While the reader is at its end, it goes along with what is added there. When its
 * size changes, the end, or else what is selected, stays in view.
 */
export function useScroll({ direction, whole, slack, unmeasured, find, revealed }: ScrollOptions) {
  const names = PROPERTIES[direction]
  const place = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [view, setView] = useState<View>({ start: 0, size: unmeasured })

  function read(element: HTMLElement): View {
    return { start: element[names.start], size: element[names.size] || unmeasured }
  }

  function onScroll(): void {
    if (!place.current) return
    const now = read(place.current)
    isAtEnd.current = now.start + now.size >= place.current[names.whole] - slack
    setView(now)
  }

  function reveal(): void {
    const start = place.current ? find(read(place.current)) : undefined
    if (place.current && start !== undefined) place.current[names.start] = start
  }

  function stayAtEnd(): void {
    if (place.current && isAtEnd.current) place.current[names.start] = whole
  }

  useLayoutEffect(stayAtEnd, [names, whole])
  useEffect(() => {
    if (revealed !== undefined) reveal()
    // Only when it was chosen: new actions move nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [revealed])

  const onResize = useEffectEvent(() => {
    if (!isAtEnd.current) reveal()
    stayAtEnd()
    onScroll()
  })
  useEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => onResize())
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return { place, view, onScroll }
}
