export { nextQuery } from './next-query'

/** Presses from before React has hydrated the page, which an inline script records (src/features/fast-pages/early-input). */
declare global {
  interface Window {
    /** Absent once React has hydrated the page, and if the inline script didn't run. */
    earlyPresses?: EarlyPresses | undefined
  }
}

/** The records of the inline script. */
interface EarlyPresses {
  /** Buttons whose press wasn't handled yet, in the order of the presses. */
  waiting: Set<Element>
  /** The text typed since the search button was pressed. */
  query: string
  /** Stops recording, and removes the busy mark from all buttons. */
  end: () => void
}

/** The selectors that the inline script uses. */
export const SELECTORS = {
  /** Buttons of React: those of code blocks and of "Copy page" are hidden until their own code runs. */
  button: '#__docusaurus button[type=button]:not(static-part *, [data-copy-page] *)',
  search: '[aria-keyshortcuts]',
  colorMode: '[data-color-mode-toggle]',
}

/**
 * Takes the press of the search button out of the records.
 *
 * @returns the text typed since then; `undefined` if the button wasn't pressed
 */
export function takeEarlySearch(button: Element): string | undefined {
  const early = window.earlyPresses
  return early?.waiting.delete(button) ? early.query : undefined
}

/** Repeats the recorded presses, now that the buttons work. */
export function replayEarlyPresses(): void {
  const early = window.earlyPresses
  if (!early) return
  window.earlyPresses = undefined
  early.end()
  for (const button of early.waiting) if (button instanceof HTMLElement) button.click()
}
