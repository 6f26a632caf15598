import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Whether the last click or focus was inside an element. A demo that polls must not announce its events to a reader who
 * has moved on to the text below it.
 */
export function useIsOperated(place: RefObject<Element | null>): boolean {
  const [operated, setOperated] = useState(false)
  useEffect(() => {
    const note = ({ target }: Event): void => {
      setOperated(target instanceof Node && (place.current?.contains(target) ?? false))
    }
    // Both events, because Safari doesn't focus a clicked button. In the capture phase, because the handler of the click
    // may remove the element.
    document.addEventListener('focusin', note, true)
    document.addEventListener('click', note, true)
    return () => {
      document.removeEventListener('focusin', note, true)
      document.removeEventListener('click', note, true)
    }
  }, [place])
  return operated
}
