/** Prefetches pages: their code, with Docusaurus's own functions, and the HTML of their static parts. */
import routesChunkNames from '@generated/routesChunkNames'

import { isThere, loadFragments, loadFragmentsAhead } from '../islands/fragments'
import { isCostlyConnection } from '../../../lib/client/connection'

/** Docusaurus's function that finds the file of a chunk (`lib/webpack/plugins/ChunkAssetPlugin.js` in @docusaurus/core). */
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
export async function loadPartsOf(path: string): Promise<void> {
  const key = keys.get(path)
  if (key !== undefined) await loadFragments(key)?.catch(() => undefined)
}

/** The chunk that all demos share (src/features/demos/build/chunks.ts). Docusaurus prefetches only chunks of a single page. */
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

/** Whether the static parts of a page are there already. */
export function hasPartsOf(path: string): boolean {
  const key = keys.get(path)
  return key !== undefined && isThere(key)
}

/** Loads a page that the reader points at. Skipped on 2g and where readers save data. */
export async function load(path: string): Promise<void> {
  if (isCostlyConnection()) return
  // The router reports a failure, if the reader goes there.
  await Promise.allSettled([platform().preload(path), loadPartsOf(path)])
}

/**
 * Prefetches a page that the reader may open. Skipped on 2g and where readers save data.
 *
 * @returns whether it was canceled for a page that the reader opens
 */
export async function fetchAhead(path: string): Promise<boolean> {
  const key = keys.get(path)
  if (isCostlyConnection() || key === undefined) return false
  const [gaveWay] = await Promise.all([loadFragmentsAhead(key), platform().prefetch(path)])
  return gaveWay
}

function platform(): RoutePreloader {
  return (window as unknown as { docusaurus: RoutePreloader }).docusaurus
}
