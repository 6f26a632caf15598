// @ts-check
import { addRoot, describeScreen } from '../../core/screen.mjs'

/**
 * Globals that Node has as well, but that work with a document only in the document's own version.
 */
const FROM_THE_DOCUMENT = [
  'Event',
  'CustomEvent',
  'EventTarget',
  'MessageEvent',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'navigator',
  'localStorage',
  'sessionStorage',
]

/** @typedef {Window & typeof globalThis & Record<string, unknown>} DocumentWindow */

/**
 * @typedef {object} InstalledDocument
 * @property {() => void} useGlobalTimers gives the window the timers of this thread
 * @property {() => string[]} describeScreen says what the screen shows, in lines of text
 * @property {(listener: (error: unknown) => void) => void} onError reports errors that event handlers throw
 * @property {(importPackage: (name: string) => Promise<Record<string, unknown>>) => Promise<void>} clear
 *   unmounts what was rendered and empties the document and its storage
 */

/**
 * Makes the members of a window globals of this thread, as a browser has them.
 *
 * @returns {Promise<InstalledDocument>}
 */
export async function installDocument() {
  // @ts-expect-error It ships no declarations.
  const { JSDOM, VirtualConsole } = await import('jsdom')
  const virtualConsole = new VirtualConsole()
  const url = 'https://app.example/'
  const { window } = new JSDOM('<!doctype html>', { url, virtualConsole, pretendToBeVisual: true })
  addRoot(window.document)
  exposeGlobals(window)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, FormData: getFormData(window) })
  /** @type {(error: unknown) => void} */
  let report = () => undefined
  // React passes errors from event handlers to this function.
  globalThis.reportError = (error) => {
    const event = new window.ErrorEvent('error', { error, message: String(error), cancelable: true })
    if (window.dispatchEvent(event)) report(error)
  }
  virtualConsole.on('jsdomError', (/** @type {Error & { type?: string, detail?: unknown }} */ error) => {
    if (error.type === 'unhandled exception') report(error.detail)
    else console.error(error.message)
  })
  return {
    useGlobalTimers() {
      const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
      Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval })
    },
    describeScreen: () => describeScreen(window.document.body),
    onError(listener) {
      report = listener
    },
    async clear(importPackage) {
      const { cleanup } = await importPackage('@testing-library/react')
      if (typeof cleanup === 'function') cleanup()
      window.document.head.replaceChildren()
      addRoot(window.document)
      window.localStorage.clear()
      window.sessionStorage.clear()
      window.history.replaceState(null, '', url)
    },
  }
}

/** @param {DocumentWindow} window */
function exposeGlobals(window) {
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis))
  for (const name of [...names, ...FROM_THE_DOCUMENT]) {
    const value = window[name]
    // Constructors stay as they are; the window's functions must be bound, because they throw if called on anything else.
    const bound = typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(window) : undefined
    Object.defineProperty(globalThis, name, {
      configurable: true,
      enumerable: true,
      get: () => bound ?? window[name],
      set(next) {
        if (bound)
          Object.defineProperty(globalThis, name, { value: next, writable: true, configurable: true })
        else Reflect.set(window, name, next)
      },
    })
  }
  for (const name of ['window', 'self', 'top', 'parent']) {
    Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true })
  }
}

/**
 * Node's FormData, which `fetch` can send, extended to read a form of the document.
 *
 * @param {DocumentWindow} window
 */
function getFormData(window) {
  return class extends FormData {
    /** @param {HTMLFormElement} [form] @param {HTMLElement} [submitter] */
    constructor(form, submitter) {
      super()
      const fields = form ? new window.FormData(form, submitter) : []
      for (const [name, value] of fields) this.append(name, value)
    }
  }
}
