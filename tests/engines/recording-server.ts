import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { createPreviewServer } from '../../scripts/preview/server.mjs'

/** The addresses that pages fetch the recorder from and report to. */
const RECORDER = '/recorder.js'
const REPORTS = '/reports'

/**
 * Runs before everything else in each page, and reports at once what goes wrong: not every driver can say it.
 * A file of the site, so that the policy allows it.
 */
const SCRIPT = `(() => {
  const report = (text) => {
    const request = new XMLHttpRequest()
    request.open('POST', '${REPORTS}', false)
    request.send(location.pathname + ': ' + text)
  }
  addEventListener('error', ({ message, target }) => {
    // Leaving a page aborts its prefetching.
    if (target.rel !== 'prefetch') report(message ?? 'not loaded: ' + (target.src ?? target.href))
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled: ' + reason))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    report('policy: ' + [effectiveDirective, blockedURI, sourceFile, lineNumber].join(' '))
  })
  const log = console.error
  console.error = (...parts) => {
    report('console: ' + parts.map(String).join(' '))
    log(...parts)
  }
})()`

/** Serves the built site, and keeps what its pages report. */
export interface RecordingServer {
  address: string
  /** The reports since the last call. */
  takeReports: () => string[]
  close: () => void
}

/** Serves a built site as its host does, with a recorder in each page. */
export async function startRecordingServer(directory: string): Promise<RecordingServer> {
  const preview = await createPreviewServer(directory)
  const origin = await listen(preview)
  const reports: string[] = []
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    if (incoming.url === RECORDER) response.setHeader('Content-Type', 'text/javascript').end(SCRIPT)
    else if (incoming.url === REPORTS) {
      reports.push(await text(incoming))
      response.writeHead(204).end()
    } else await passOn(`${origin}${incoming.url ?? '/'}`, response)
  }
  const server = createServer((incoming, response) => void answer(incoming, response))
  return {
    address: await listen(server),
    takeReports: () => reports.splice(0),
    close() {
      for (const each of [server, preview]) each.close().closeAllConnections()
    },
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Answers as the preview server does, with the recorder at the beginning of HTML pages. */
async function passOn(address: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } })
  const headers = Object.fromEntries(answer.headers)
  const body = Buffer.from(await answer.arrayBuffer())
  const isPage = headers['content-type']?.startsWith('text/html') === true
  const sent = isPage ? body.toString().replace(/<head[^>]*>/, `$&<script src="${RECORDER}"></script>`) : body
  delete headers['content-length']
  response.writeHead(answer.status, headers).end(sent)
}
