import { useEffect } from 'react'
import type { RefObject } from 'react'

/** What can take the focus over. No field of text: on a phone, its keyboard would come up. */
const HEIRS = 'button, select, input:is([type=checkbox], [type=radio], [type=range])'

/**
 * Keeps the focus in a demo when what has it is removed: it goes to the control that takes its place in its panel,
 * else to the last one there.
 *
 * @param place - holds the panels of a demo
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current
    if (!root) return
    let focused: HTMLElement | undefined
    let panel: Element = root
    let position = 0

    const locate = (): void => {
      if (!focused?.isConnected) return
      panel = focused.closest('section') ?? root
      position = getControls(panel).indexOf(focused)
    }
    const note = ({ target }: FocusEvent): void => {
      focused = target as HTMLElement
      locate()
    }
    // Not its end: a removed element is blurred as well, in some browsers before it is gone.
    const forget = ({ target }: FocusEvent): void => {
      queueMicrotask(() => {
        const isElsewhere = document.activeElement !== target
        if (target === focused && focused.isConnected && isElsewhere) focused = undefined
      })
    }
    const keep = (): void => {
      if (focused && !focused.isConnected && document.activeElement === document.body) {
        const controls = getControls(panel.isConnected ? panel : root)
        const heir = controls[position] ?? controls.at(-1)
        heir?.focus({ preventScroll: true })
      }
      // What comes and goes elsewhere in the panel gives it another position.
      locate()
    }
    const observer = new MutationObserver(keep)
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', note)
    root.addEventListener('focusout', forget)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', note)
      root.removeEventListener('focusout', forget)
    }
  }, [place])
}

function getControls(panel: Element): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(HEIRS)]
}
