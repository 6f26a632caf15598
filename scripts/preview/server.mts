import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import sirv from 'sirv'

import { findHostRedirect, matchingHeaders, readHostRules, type HostRules } from './host-rules.mjs'
import { rememberAnswers, type Answer } from './remember-answers.mjs'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Milliseconds for which a connection without a request stays open. Node closes it after five seconds, and a client that
 * sends its next request just then gets an error instead of an answer.
 */
const KEEP_ALIVE = 60_000

/** A server that does not listen yet. */
export interface PreviewServer extends Server {
  /** Reads the directory again, after another build has taken its place. */
  reload: () => Promise<void>
}

/**
 * Serves a built site as its host does: the same headers and redirects (from `_headers` and `_redirects`),
 * addresses without `.html`, a 404 status with the not-found page, Brotli or gzip.
 *
 * @param directory - the build output
 * @throws Error when there is no build, or a rule file has a fault
 */
export async function createPreviewServer(directory: string): Promise<PreviewServer> {
  let answer = await openSite(directory)
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) =>
    answer(request, response),
  )
  return Object.assign(server, {
    async reload() {
      answer = await openSite(directory)
    },
  })
}

/** Reads the directory, and returns the handler of requests. */
async function openSite(directory: string): Promise<Answer> {
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`)
  }
  const rules = await readHostRules(directory)
  const compress = compression() as unknown as Handler
  const showNotFound = notFound(directory)
  const files = sirv(directory, {
    extensions: ['html'],
    etag: true,
    onNoMatch(request, response) {
      if (!redirect(rules, request, response)) showNotFound(request, response)
    },
  })
  return rememberAnswers((request, response) =>
    compress(request, response, () => {
      if (redirect(rules, request, response, 'forced')) return
      for (const [name, value] of matchingHeaders(rules, getPath(request))) response.setHeader(name, value)
      files(request, response)
    }),
  )
}

/** The path of a request, decoded; an address that can't be decoded keeps its escapes. */
function getPath(request: IncomingMessage): string {
  const raw = (request.url ?? '/').split('?', 1)[0] ?? '/'
  try {
    return decodeURI(raw)
  } catch {
    return raw
  }
}

/**
 * Answers with the redirect for a path, if there is one.
 *
 * @param kind - `forced` as long as the path may have a file, which takes precedence over other redirects
 */
function redirect(
  rules: HostRules,
  request: IncomingMessage,
  response: ServerResponse,
  kind: 'forced' | 'any' = 'any',
): boolean {
  const found = findHostRedirect(rules, getPath(request))
  if (found === undefined || (kind === 'forced' && !found.isForced)) return false
  const query = /\?.*$/.exec(request.url ?? '')?.[0] ?? ''
  response.writeHead(found.status, { Location: found.to + query }).end()
  return true
}

function notFound(directory: string): (request: IncomingMessage, response: ServerResponse) => void {
  const page = sirv(directory, { single: '404.html', extensions: [] })
  return (request, response) => {
    // sirv would overwrite the status.
    const writeHead = response.writeHead.bind(response)
    response.writeHead = ((_status: number, headers?: Record<string, string>) =>
      writeHead(404, headers)) as typeof response.writeHead
    // A rule may have set the type of the missing file.
    response.removeHeader('Content-Type')
    request.url = '/404.html'
    page(request, response)
  }
}
