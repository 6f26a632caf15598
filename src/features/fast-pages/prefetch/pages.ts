/** Prefetches pages: their code, with Docusaurus's own functions, and the HTML of their static parts. */
import routesChunkNames from '@generated/routesChunkNames'

import { loadFragments, loadFragmentsAhead } from '../islands/fragments'
import { mayFetchAhead } from '../../../lib/client/connection'

/** Docusaurus's function that fetches the code of a page without running it (`docusaurus.ts` in @docusaurus/core). */
type Platform = { docusaurus: { prefetch: (path: string) => unknown } }

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

/** Fetches a page that the reader is about to open, if it may be: `mayFetchAhead`. */
export async function fetchAhead(path: string): Promise<void> {
  const key = keys.get(path)
  if (key === undefined || !mayFetchAhead()) return
  ;(window as unknown as Platform).docusaurus.prefetch(path)
  await loadFragmentsAhead(key)
}
