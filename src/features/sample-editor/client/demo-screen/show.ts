import { createElement, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Shows a live demo in this document, as the page shows it. A part of each demo's library. */
export function show(Demo: ComponentType): void {
  // Otherwise React would warn about each later response, because nothing here waits for it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(createElement(Demo)))
}
