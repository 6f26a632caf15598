import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import sirv from 'sirv'

import { createPreviewServer } from '../../../scripts/preview/server.mjs'

/** A built site that is being served. */
export interface ServedSite {
  /** Without a slash at its end. */
  url: string
  stop: () => Promise<void>
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const COMPRESSIBLE = /^text\/|javascript|json|xml|wasm/
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
/** They are about one connection or one body, and ours are others. */
const OWN_HEADERS = ['connection', 'keep-alive', 'content-length', 'transfer-encoding', 'date', 'vary']

/**
 * Serves a built site with the preview server, so that ours has the headers of production. In between is a
 * store: a file is compressed once, at quality 9, and costs the machine nothing while times are measured.
 *
 * @param directory - the build output
 * @param port - 0 for any that is free
 */
export async function serveSite(directory: string, port = 0): Promise<ServedSite> {
  const files = await listen(await previewOrPlain(directory), 0)
  const answers = new Map<string, Promise<Answer>>()
  const front = createServer((request, response) => {
    const path = request.url ?? '/'
    const answer = answers.get(path) ?? fetchAnswer(`${files.url}${path}`)
    answers.set(path, answer)
    answer.then(
      (ready) => send(ready, request, response),
      () => response.writeHead(502).end(),
    )
  })
  const served = await listen(front, port)
  const stop = async () => {
    await Promise.all([served.stop(), files.stop()])
  }
  return { url: served.url, stop }
}

/** Another site's rules for its host may be ones that our preview server refuses: it is served without them. */
async function previewOrPlain(directory: string): Promise<Server> {
  try {
    return await createPreviewServer(directory)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (/no built site/.test(reason)) throw error
    console.warn(`${directory} is served without the rules for its host: ${reason}`)
    return createServer(sirv(directory, { extensions: ['html'], etag: true }))
  }
}

async function listen(server: Server, port: number): Promise<ServedSite> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://localhost:${taken}`, stop }
}

async function fetchAnswer(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
  const plain = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !OWN_HEADERS.includes(name.toLowerCase())),
  )
  if (!COMPRESSIBLE.test(headers['content-type'] ?? ''))
    return { status: response.status, headers, body: plain }
  const body = brotliCompressSync(plain, QUALITY)
  return { status: response.status, headers: { ...headers, 'content-encoding': 'br' }, body }
}

function send({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag
  if (isKnown) response.writeHead(304, headers).end()
  else response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
}
