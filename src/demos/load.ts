import type { ComponentType } from 'react'

/** Loads the code of each demo, the library included: only a page that shows a demo asks for it. */
export const LOADERS: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  'async-thunk': () => import(/* webpackChunkName: "demo-async-thunk" */ './async-thunk'),
  'cache-lifetime': () => import(/* webpackChunkName: "demo-cache-lifetime" */ './cache-lifetime'),
  'code-split-endpoints': () =>
    import(/* webpackChunkName: "demo-code-split-endpoints" */ './code-split-endpoints'),
  'entity-adapter': () => import(/* webpackChunkName: "demo-entity-adapter" */ './entity-adapter'),
  'errors-and-retry': () => import(/* webpackChunkName: "demo-errors-and-retry" */ './errors-and-retry'),
  'first-query': () => import(/* webpackChunkName: "demo-first-query" */ './first-query'),
  'lazy-slice': () => import(/* webpackChunkName: "demo-lazy-slice" */ './lazy-slice'),
  'listener-middleware': () =>
    import(/* webpackChunkName: "demo-listener-middleware" */ './listener-middleware'),
  'optimistic-update': () => import(/* webpackChunkName: "demo-optimistic-update" */ './optimistic-update'),
  'pagination-or-infinite': () =>
    import(/* webpackChunkName: "demo-pagination-or-infinite" */ './pagination-or-infinite'),
  'pessimistic-update': () =>
    import(/* webpackChunkName: "demo-pessimistic-update" */ './pessimistic-update'),
  polling: () => import(/* webpackChunkName: "demo-polling" */ './polling'),
  'prefetch-on-hover': () => import(/* webpackChunkName: "demo-prefetch-on-hover" */ './prefetch-on-hover'),
  reauthentication: () => import(/* webpackChunkName: "demo-reauthentication" */ './reauthentication'),
  'select-from-result': () =>
    import(/* webpackChunkName: "demo-select-from-result" */ './select-from-result'),
  'selector-recomputations': () =>
    import(/* webpackChunkName: "demo-selector-recomputations" */ './selector-recomputations'),
  skip: () => import(/* webpackChunkName: "demo-skip" */ './skip'),
  'slice-and-immer': () => import(/* webpackChunkName: "demo-slice-and-immer" */ './slice-and-immer'),
  'streaming-updates': () => import(/* webpackChunkName: "demo-streaming-updates" */ './streaming-updates'),
  'tag-invalidation': () => import(/* webpackChunkName: "demo-tag-invalidation" */ './tag-invalidation'),
}
