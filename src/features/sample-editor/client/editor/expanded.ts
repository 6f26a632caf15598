import { announce } from '../../../../lib/client/announce'
import { createOutsideInert } from '../../../../lib/client/inert-outside'
import { createButton } from '../../../../lib/client/elements'

/** Windows in which code and result have room side by side: those of `expanded.css`. */
const WIDE = '(min-width: 1100px)'
/** Elements of the page that stay in use: what is announced is in one of them. */
const STILL_USED = '.code-announcer'

const EXPAND = 'Code and result side by side'
const COLLAPSE = 'The editor in its place in the page'

/** Code and result side by side, over the page. */
export interface Expanded {
  /** Starts and ends it; hidden in windows that are too narrow. */
  button: HTMLElement
  /** Starts it, if the window is wide enough. */
  start(): void
  end(): void
}

/**
 * Makes an editor that can cover the page.
 *
 * @param editor - its element, which stays where it is: a frame in it would be loaded anew elsewhere
 * @param getAddress - the address of the editor, in this form or in the other
 */
export function createExpanded(
  editor: () => HTMLElement,
  getAddress: (isExpanded: boolean) => string,
): Expanded {
  /** Undoes all; undefined while the editor is part of the page. */
  let undo: (() => void) | undefined

  const button = createButton('Expand', 'try-expand', () => (undo ? end() : start()))
  button.title = EXPAND
  let wasEscape = false

  function start(): void {
    const wide = matchMedia(WIDE)
    if (undo || !wide.matches) return
    const element = editor()
    const release = createOutsideInert(element, STILL_USED)
    const { scrollY } = window
    element.toggleAttribute('data-expanded', true)
    document.documentElement.toggleAttribute('data-covered', true)
    button.textContent = 'Back to page'
    button.title = COLLAPSE
    showAddress(getAddress, true)
    announce('The editor covers the page. Back to page, or Escape twice, gives it back.')
    wide.addEventListener('change', end)
    element.addEventListener('keydown', onKey)
    undo = () => {
      wide.removeEventListener('change', end)
      element.removeEventListener('keydown', onKey)
      element.removeAttribute('data-expanded')
      document.documentElement.removeAttribute('data-covered')
      button.textContent = 'Expand'
      button.title = EXPAND
      release()
      scrollTo({ top: scrollY, behavior: 'instant' })
      showAddress(getAddress, false)
    }
  }

  function end(): void {
    undo?.()
    undo = undefined
  }

  /** In the code, one Escape lets Tab leave it. */
  function onKey({ key, target, defaultPrevented }: KeyboardEvent): void {
    // It closed the search in the code.
    if (defaultPrevented) return
    const isInCode = target instanceof Element && target.closest('.cm-content') !== null
    const leaves = key === 'Escape' && (wasEscape || !isInCode)
    wasEscape = key === 'Escape'
    if (!leaves) return
    end()
    button.focus()
  }

  return { button, start, end }
}

/**
 * Puts the form into the address, which keeps its edits. The router isn't told, because it would scroll. Does nothing
 * if the reader is on another page already.
 */
function showAddress(getAddress: (isExpanded: boolean) => string, isExpanded: boolean): void {
  if (new URL(getAddress(false)).pathname !== location.pathname) return
  const isOfEditor = [true, false].some((form) => location.href.startsWith(getAddress(form)))
  const [, data = ''] = (isOfEditor && /((?:\+store=[^:]*)?(?::.*)?)$/s.exec(location.hash)) || []
  history.replaceState(history.state, '', getAddress(isExpanded) + data)
}
