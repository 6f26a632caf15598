import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How far outside the viewport an element still counts as near. */
const MARGIN = '300px'

/** True from the moment when an element first comes near the viewport. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (near || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, place])
  return near
}

/** Whether an editor has taken the place of the demo in a frame: it marks the frame with `data-editing`. */
export function useIsEdited(frame: RefObject<Element | null>): boolean {
  const [edited, setEdited] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = (): void => setEdited(element.hasAttribute('data-editing'))
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, { attributeFilter: ['data-editing'] })
    return () => observer.disconnect()
  }, [frame])
  return edited
}

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
