import type * as React from 'react'
import type * as ReactDom from 'react-dom/client'

import { hasLibrary, requireLibrary } from './libraries'

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
