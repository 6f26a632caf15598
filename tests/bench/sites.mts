import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createPreviewServer } from '../../scripts/preview/server.mjs'

/** The built site. */
export const BUILD = 'build'

/** A built site that is served. */
export interface Site {
  /** Without a slash at its end. */
  url: string
  /** What was asked for until now. It knows of all requests, also those of workers. */
  requests: SiteRequest[]
  close: () => void
}

interface SiteRequest {
  path: string
  /** What it is for, as the browser says: `document`, `style`, `script`, `worker`; `prefetch` for what may be wanted later. */
  use: string
}

/** Serves a built site as its host does. */
export async function openSite(directory: string): Promise<Site> {
  const server = await createPreviewServer(directory)
  const requests: SiteRequest[] = []
  server.on('request', ({ url = '/', headers }) => requests.push({ path: url, use: getUse(headers) }))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, requests, close: () => server.close().closeAllConnections() }
}

function getUse({ purpose, 'sec-purpose': secPurpose = purpose, ...headers }: IncomingHttpHeaders): string {
  return String(secPurpose ?? '').startsWith('prefetch') ? 'prefetch' : String(headers['sec-fetch-dest'])
}
