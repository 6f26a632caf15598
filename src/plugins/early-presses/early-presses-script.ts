import { SELECTORS } from '../../client/early-presses'
import { nextQuery } from '../../search/next-query'

/**
 * Makes the inline script that serves readers who press a button or a shortcut before React has taken over the page.
 * The color mode changes at once, all else waits.
 */
export function earlyPressesScript(): string {
  return `(${keepPresses.toString()})(${nextQuery.toString()}, ${JSON.stringify(SELECTORS)})`
}

/** Runs in the browser, on its own: it may use nothing but what it is given. */
function keepPresses(readKey: typeof nextQuery, selectors: typeof SELECTORS) {
  const waiting = new Set<Element>()
  const early = { waiting, query: '', end }
  let hasFailed = false

  function onClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest(selectors.button) : null
    if (!button) return
    // React may be taking over at this very moment: it must not act on the press, too.
    event.stopImmediatePropagation()
    if (button.matches(selectors.colorMode)) switchColorMode()
    else if (!hasFailed) wait(button)
  }

  function onKeyDown(event: KeyboardEvent) {
    const button = document.querySelector(selectors.search)
    if (!button || hasFailed) return
    const query = readKey(event, button, waiting.has(button) ? early.query : undefined)
    if (query === undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    early.query = query ?? ''
    if (query === null) forget(button)
    else wait(button)
  }

  /** As the platform does it, which reads these attributes when it takes over. */
  function switchColorMode() {
    const root = document.documentElement
    const mode = root.getAttribute('data-theme') === 'dark' ? 'light' : 'dark'
    root.setAttribute('data-theme', mode)
    root.setAttribute('data-theme-choice', mode)
    try {
      localStorage.setItem('theme', mode)
    } catch {
      // The choice holds until the page is left.
    }
  }

  function wait(button: Element) {
    waiting.add(button)
    button.setAttribute('aria-busy', 'true')
  }

  function forget(button: Element) {
    waiting.delete(button)
    button.removeAttribute('aria-busy')
  }

  /** Nobody will come for what waits. */
  function onError({ target }: Event) {
    if (!(target instanceof HTMLScriptElement)) return
    hasFailed = true
    waiting.forEach(forget)
  }

  function end() {
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKeyDown, true)
    removeEventListener('error', onError, true)
    waiting.forEach((button) => button.removeAttribute('aria-busy'))
  }

  addEventListener('click', onClick, true)
  addEventListener('keydown', onKeyDown, true)
  addEventListener('error', onError, true)
  window.earlyPresses = early
}
