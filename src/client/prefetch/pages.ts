/** Prefetches pages: their code, with Docusaurus's own functions, and the HTML of their static parts. */
import routesChunkNames from '@generated/routesChunkNames'

import { loadFragments } from '../../islands/fragments'
import { isCostlyConnection } from './connection'

/** Docusaurus's functions for finding the file of a chunk (src/plugins/browser-bundle/chunk-address.ts). */
declare const __webpack_require__: { gca: (chunkName: string) => string }

interface RoutePreloader {
  /** Fetches code without running it. */
  prefetch: (path: string) => unknown
  /** Fetches and runs code. */
  preload: (path: string) => unknown
}

/** Keys of the table of routes are a path and a hash: `/api/createSlice-d41`. Layout routes have no content. */
const keys = new Map(
  Object.entries(routesChunkNames as Record<string, { content?: unknown }>).flatMap(([route, { content }]) =>
    typeof content === 'string' ? [[route.replace(/-[^-]+$/, ''), content] as const] : [],
  ),
)

/** Whether a path is that of a page with static parts; all pages of the docs have them. */
export function isPage(path: string): boolean {
  return keys.has(path)
}

/** Fetches the static parts of the page that the reader goes to. The router reports a failure. */
export function loadPartsOf(path: string): void {
  const key = keys.get(path)
  if (key !== undefined) loadFragments(key)?.catch(() => undefined)
}

/** The chunk that all demos share (src/plugins/demos/chunks.ts). Docusaurus prefetches only chunks of a single page. */
const DEMO_FRAME = 'demo-frame'

/** Prefetches the frame of demos, once: it is a few kB, and many pages need it. */
export function fetchDemoFrame(): void {
  if (__RENDERS_STATIC_PARTS__ || isCostlyConnection()) return
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'script'
  link.href = __webpack_require__.gca(DEMO_FRAME)
  document.head.append(link)
}

/** Prefetches a page that the reader is likely to open. Skipped on slow and metered connections. */
export function fetchAhead(path: string, how: keyof RoutePreloader): void {
  if (isCostlyConnection()) return
  const { docusaurus } = window as unknown as { docusaurus: RoutePreloader }
  docusaurus[how](path)
  loadPartsOf(path)
}
