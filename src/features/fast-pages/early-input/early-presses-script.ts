import { SELECTORS } from './presses'
import { nextQuery } from './next-query'

/**
 * Makes the inline script that handles buttons and shortcuts pressed before React has hydrated the page. The color mode
 * changes at once; all other presses wait for React.
 */
export function earlyPressesScript(): string {
  return `(${keepPresses.toString()})(${nextQuery.toString()}, ${JSON.stringify(SELECTORS)})`
}

/** Runs in the browser as an inline script, so it can use only its parameters. */
function keepPresses(readKey: typeof nextQuery, selectors: typeof SELECTORS) {
  const waiting = new Set<Element>()
  const early = { waiting, query: '', end }
  let hasFailed = false

  function onClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest(selectors.button) : null
    if (!button) return
    // React may be hydrating at this moment, and must not handle the press, too.
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

  /** Sets the same attributes and storage key as Docusaurus, which reads them when it hydrates. */
  function switchColorMode() {
    const root = document.documentElement
    const mode = root.getAttribute('data-theme') === 'dark' ? 'light' : 'dark'
    root.setAttribute('data-theme', mode)
    root.setAttribute('data-theme-choice', mode)
    try {
      localStorage.setItem('theme', mode)
    } catch {
      // Storage is blocked: the choice lasts until the reader leaves the page.
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

  /** Stops waiting if a script of the site fails to load, because React will never start. */
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
