import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

/** Calls a function at the press of Escape in an element, as long as there is something to leave. */
export function useEscape(hasUse: boolean, leave: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const onEscape = useEffectEvent(leave)
  useEffect(() => {
    const element = place.current
    if (!element || !hasUse) return
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target)) return
      // Nothing around the panel closes by it.
      event.preventDefault()
      event.stopPropagation()
      onEscape()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [hasUse])
  return place
}

/** In a field with a text, Escape is about the text or what completes it. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.value !== ''
}
