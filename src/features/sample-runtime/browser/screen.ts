import type * as React from 'react'
import type * as ReactDom from 'react-dom/client'

import { addRoot } from '../core/screen.mjs'
import type { ScreenLook } from '../protocol/messages'
import css from './screen.css'
import { hasLibrary, requireLibrary } from './libraries'

/** The dialogs of browsers, and what they answer where nobody sees them. */
const DIALOGS = { alert: undefined, confirm: false, prompt: null }

/** Gives this document what samples expect of one, and takes what would lead out of it. */
export function prepareDocument(): void {
  const { userAgent, language, languages } = navigator
  define('navigator', { userAgent, language, languages, onLine: true })
  define('localStorage', memoryStorage())
  define('sessionStorage', memoryStorage())
  // While building, these are the window, too.
  define('parent', globalThis)
  for (const [name, answer] of Object.entries(DIALOGS)) define(name, printDialog(name, answer))
  // Inside of the sandbox, reading cookies throws.
  Object.defineProperty(document, 'cookie', { value: '', writable: true })
  document.addEventListener('click', stay)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
  // The only script has done its work.
  addRoot(document)
}

/** What a sandboxed frame never shows is printed: readers look for it. */
function printDialog(name: string, answer: unknown): (text?: unknown) => unknown {
  return (text = '') => {
    console.log(`${name}: ${String(text)}`)
    return answer
  }
}

/** Takes over what the page looks like. */
export function takeLook({ scheme, properties }: ScreenLook): void {
  const { style } = document.documentElement
  style.colorScheme = scheme
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value)
}

/**
 * Says how high the content is, now and whenever that changes.
 *
 * @param onSize - called with pixels; 0 if there is nothing to see
 * @returns what says it once more
 */
export function watchSize(onSize: (height: number) => void): () => void {
  const { body } = document
  const measure = (): void => {
    const isEmpty = body.innerText.trim() === '' && !body.querySelector('input,button,img,svg,canvas')
    onSize(isEmpty ? 0 : Math.ceil(body.getBoundingClientRect().height))
  }
  new ResizeObserver(measure).observe(body)
  new MutationObserver(measure).observe(body, { childList: true, subtree: true, characterData: true })
  return measure
}

/** There is nowhere to go: a link that no router handles would load nothing. */
function stay(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link) event.preventDefault()
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
}

/** A storage that lasts as long as the document. */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}

type Component = () => React.ReactNode

/**
 * Renders what a file exports by default, as the `main.tsx` of an app does. What is no component isn't rendered.
 *
 * @param store - for a Provider around it, if the code uses React-Redux
 */
export function showDefault(exported: unknown, store: unknown): void {
  if (!isComponent(exported)) return
  const { createElement } = requireLibrary('react') as typeof React
  const { createRoot } = requireLibrary('react-dom/client') as typeof ReactDom
  const root = createRoot(document.getElementById('root') ?? document.body)
  const element = createElement(exported)
  if (store === undefined || !hasLibrary('react-redux')) root.render(element)
  else {
    const { Provider } = requireLibrary('react-redux') as { Provider: Component }
    root.render(createElement(Provider as never, { store }, element))
  }
}

/** A function, or what `memo` and `lazy` make of one. */
function isComponent(value: unknown): value is Component {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
