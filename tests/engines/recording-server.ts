import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

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
  let reports: string[] = []
  const server = createServer((incoming, response) => {
    if (incoming.url === RECORDER) response.setHeader('Content-Type', 'text/javascript').end(SCRIPT)
    else if (incoming.url === REPORTS) void keep(incoming, response, reports)
    else passOn(origin, incoming, response)
  })
  return {
    address: await listen(server),
    takeReports() {
      const taken = reports
      reports = []
      return taken
    },
    close() {
      for (const each of [server, preview]) each.close().closeAllConnections()
    },
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

async function keep(incoming: IncomingMessage, response: ServerResponse, reports: string[]): Promise<void> {
  reports.push((await bodyOf(incoming)).toString())
  response.writeHead(204).end()
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Forwards a request to the preview server, and inserts the recorder at the beginning of HTML pages. */
function passOn(origin: string, incoming: IncomingMessage, response: ServerResponse): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const options = { method: incoming.method, headers }
  const outgoing = request(origin + (incoming.url ?? '/'), options, (answer) => void write(answer, response))
  incoming.pipe(outgoing)
}

async function write(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { headers } = answer
  delete headers['content-length']
  let body = await bodyOf(answer)
  if (headers['content-type']?.startsWith('text/html')) {
    const page = body.toString().replace(/<head[^>]*>/, `$&<script src="${RECORDER}"></script>`)
    body = Buffer.from(page)
  }
  response.writeHead(answer.statusCode ?? 500, headers).end(body)
}
