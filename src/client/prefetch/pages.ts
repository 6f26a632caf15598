/** Fetches pages ahead of a click: the code, by the platform's means, and the HTML of their static parts. */
import routesChunkNames from '@generated/routesChunkNames'

import { loadFragments } from '../../lean-pages/fragments'
import { isCostlyConnection } from './connection'

/** The platform's own means of finding the file of a chunk (src/plugins/trimmed-bundle/chunk-address.ts). */
declare const __webpack_require__: { gca: (chunkName: string) => string }

interface RoutePreloader {
  /** Fetches code, without running it. */
  prefetch: (path: string) => unknown
  /** Fetches and runs code. */
  preload: (path: string) => unknown
}

/** The table is by path and a hash: `/api/createSlice-d41`. Shells around pages have no content of their own. */
const keys = new Map(
  Object.entries(routesChunkNames as Record<string, { content?: unknown }>).flatMap(([route, { content }]) =>
    typeof content === 'string' ? [[route.replace(/-[^-]+$/, ''), content] as const] : [],
  ),
)

/** Whether a path is that of a page with static parts, which all docs are. */
export function isPage(path: string): boolean {
  return keys.has(path)
}

/** Fetches the static parts of the page that the reader goes to, beside its code. A failure is the router's to see. */
export function loadPartsOf(path: string): void {
  const key = keys.get(path)
  if (key !== undefined) loadFragments(key)?.catch(() => undefined)
}

/** A script of all demos (src/plugins/demos/chunks.ts): the platform fetches ahead what is one page's alone. */
const DEMO_FRAME = 'demo-frame'

/** The frame of demos, which a good many pages need: a few kB, once. */
export function fetchDemoFrame(): void {
  if (__RENDERS_STATIC_PARTS__ || isCostlyConnection()) return
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'script'
  link.href = __webpack_require__.gca(DEMO_FRAME)
  document.head.append(link)
}

/** Fetches a page that the reader may well go to, so that it is there when they do. Not where bytes are dear. */
export function fetchAhead(path: string, how: keyof RoutePreloader): void {
  if (isCostlyConnection()) return
  const { docusaurus } = window as unknown as { docusaurus: RoutePreloader }
  docusaurus[how](path)
  loadPartsOf(path)
}
