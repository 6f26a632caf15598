import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

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
