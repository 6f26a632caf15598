import { createElement, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Shows a live demo in this document, as the page shows it. A part of each demo's library. */
export function show(Demo: ComponentType): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(createElement(Demo)))
}
