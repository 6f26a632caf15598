import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Whether the last click or focus was inside of an element: a demo that polls must not talk to somebody who reads
 * the text below it.
 */
export function useIsOperated(place: RefObject<Element | null>): boolean {
  const [operated, setOperated] = useState(false)
  useEffect(() => {
    const note = ({ target }: Event): void => {
      setOperated(target instanceof Node && (place.current?.contains(target) ?? false))
    }
    // Both: Safari doesn't focus a button that is clicked. While capturing, the element is still where it was
    // clicked: what handles the click may remove it.
    document.addEventListener('focusin', note, true)
    document.addEventListener('click', note, true)
    return () => {
      document.removeEventListener('focusin', note, true)
      document.removeEventListener('click', note, true)
    }
  }, [place])
  return operated
}
