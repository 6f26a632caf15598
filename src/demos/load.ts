import type { ComponentType } from 'react'

/** Loads the code of each demo, the library included: only a page that shows a demo asks for it. */
export const LOADERS: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  'async-thunk': () => import('./async-thunk'),
  'cache-lifetime': () => import('./cache-lifetime'),
  'code-split-endpoints': () => import('./code-split-endpoints'),
  'entity-adapter': () => import('./entity-adapter'),
  'errors-and-retry': () => import('./errors-and-retry'),
  'first-query': () => import('./first-query'),
  'lazy-slice': () => import('./lazy-slice'),
  'listener-middleware': () => import('./listener-middleware'),
  'optimistic-update': () => import('./optimistic-update'),
  'pagination-or-infinite': () => import('./pagination-or-infinite'),
  'pessimistic-update': () => import('./pessimistic-update'),
  polling: () => import('./polling'),
  'prefetch-on-hover': () => import('./prefetch-on-hover'),
  reauthentication: () => import('./reauthentication'),
  'select-from-result': () => import('./select-from-result'),
  'selector-recomputations': () => import('./selector-recomputations'),
  skip: () => import('./skip'),
  'slice-and-immer': () => import('./slice-and-immer'),
  'streaming-updates': () => import('./streaming-updates'),
  'tag-invalidation': () => import('./tag-invalidation'),
}
