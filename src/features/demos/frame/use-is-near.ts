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
