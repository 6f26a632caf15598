import type { ComponentType } from 'react'

/** Loads the code of each demo, the library included: only a page that shows a demo asks for it. */
export const LOADERS: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  'cache-lifetime': () => import('./cache-lifetime'),
  'first-query': () => import('./first-query'),
  'select-from-result': () => import('./select-from-result'),
  skip: () => import('./skip'),
}
