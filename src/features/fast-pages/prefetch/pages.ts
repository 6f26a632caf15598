/** Prefetches pages: their code, with Docusaurus's own functions, and the HTML of their static parts. */
import routesChunkNames from '@generated/routesChunkNames'

import { loadFragments, loadFragmentsAhead } from '../islands/fragments'
import { mayFetchAhead } from '../../../lib/client/connection'

/** Docusaurus's functions that fetch the code of a page, without and with running it (`docusaurus.ts` in @docusaurus/core). */
type Platform = Record<'prefetch' | 'preload', (path: string) => unknown>

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
  if (key !== undefined) await loadFragments(key).catch(() => undefined)
}

/**
 * Fetches a page that the reader may open, if it may be: `mayFetchAhead`.
 *
 * @param path - of the page
 * @param options - whether only the beginning of its text is fetched, with its code
 */
export async function fetchAhead(path: string, options?: { isBeginning: boolean }): Promise<void> {
  const key = keys.get(path)
  if (key === undefined || !mayFetchAhead()) return
  const { docusaurus } = window as unknown as { docusaurus: Platform }
  docusaurus.prefetch(path)
  // The code waits for the static parts, so it is run after them, and can't fail with a request that gives way.
  if (await loadFragmentsAhead(key, options)) await Promise.allSettled([docusaurus.preload(path)])
}
