/** What readers press before React has taken over the page: an inline script keeps it (src/plugins/early-presses). */
declare global {
  interface Window {
    /** Absent once React has taken over, and where the inline script didn't run. */
    earlyPresses?: EarlyPresses | undefined
  }
}

/** What the inline script knows. */
export interface EarlyPresses {
  /** Buttons that wait for their press to be acted on, in the order of the presses. */
  waiting: Set<Element>
  /** What was typed since the search was asked for. */
  query: string
  /** Stops watching, and marks no button as busy any more. */
  end: () => void
}

/** What the inline script has to find. */
export const SELECTORS = {
  /** Buttons of React: those of code blocks and of "Copy page" are hidden until their own code runs. */
  button: '#__docusaurus button[type=button]:not(static-part *, [data-copy-page] *)',
  search: '[aria-keyshortcuts]',
  colorMode: '[data-color-mode-toggle]',
}

/**
 * Takes an early press out of what waits.
 *
 * @returns what was typed since the search button was pressed; `undefined` if it wasn't
 */
export function takeEarlySearch(button: Element): string | undefined {
  const early = window.earlyPresses
  return early?.waiting.delete(button) ? early.query : undefined
}

/** Presses what still waits, now that each button does something. */
export function replayEarlyPresses(): void {
  const early = window.earlyPresses
  if (!early) return
  window.earlyPresses = undefined
  early.end()
  for (const button of early.waiting) if (button instanceof HTMLElement) button.click()
}
