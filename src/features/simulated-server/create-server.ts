import { createExchangeLog, KEPT } from './exchange-log'
import { seededRandom } from './random'
import type { Route } from './route'
import { matchPath, readRoutes, reply } from './route'
import { createResponse, readBody, wait } from './transport'
import type { Conditions, RecordedRequest, ServerOptions, SimulatedServer } from './types'

interface State<Data> {
  data: Data
  random: () => number
  requests: RecordedRequest[]
}

/**
 * Makes a server that lives in memory: for demos, and for samples that count and steer requests.
 *
 * The data and the failures are the same in every run. Aborting a request rejects with the signal's reason, and
 * a request that was aborted in time changes nothing.
 *
 * @throws Error if a route can't be read
 */
export function createServer<Data>(options: ServerOptions<Data>): SimulatedServer {
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  const routes = readRoutes(options.routes)
  let state = initialState(options)
  const listeners = new Set<() => void>()
  const log = createExchangeLog(() => listeners.forEach((listener) => listener()))

  async function respond(request: Request, path: string): Promise<Response> {
    assertOnline(server)
    // After a reset, what is under way ends with the data with which it began.
    const begun = state
    const record = await recordRequest(request, path)
    begun.requests.push(record)
    if (begun.requests.length > KEPT) begun.requests.shift()
    await wait(server.latency, request.signal)
    assertOnline(server)
    return createResponse(answer(record, routes, server, begun))
  }

  const server: SimulatedServer = {
    ...initialConditions(options),
    baseUrl,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      const path = pathBelow(baseUrl, request.url)
      const settle = log.begin({ method: request.method, path })
      try {
        const response = await respond(request, path)
        settle(response.status)
        return response
      } catch (error) {
        settle(request.signal.aborted ? 'aborted' : 'failed')
        throw error
      }
    },
    get requests() {
      return state.requests
    },
    get exchanges() {
      return log.exchanges
    },
    countOf: (method, path) => state.requests.filter((request) => isRequestFor(request, method, path)).length,
    change: (conditions) => {
      Object.assign(server, conditions)
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reset: () => {
      state = initialState(options)
      Object.assign(server, initialConditions(options))
      log.clear()
    },
  }
  return server
}

function initialState<Data>({ data }: ServerOptions<Data>): State<Data> {
  return { data: data(), random: seededRandom(), requests: [] }
}

function initialConditions<Data>(options: ServerOptions<Data>): Conditions {
  const { latency = 0, failureRate = 0, offline = false, token } = options
  return { latency, failureRate, offline, token }
}

function pathBelow(baseUrl: string, url: string): string {
  const rest = url.startsWith(baseUrl) ? url.slice(baseUrl.length).replace(/#.*/, '') : undefined
  if (rest === undefined || !/^([/?]|$)/.test(rest)) {
    throw new TypeError(`There is no network here: the simulated server answers ${baseUrl}, not ${url}.`)
  }
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Fails in the words of a browser. */
function assertOnline({ offline }: Conditions): void {
  if (offline) throw new TypeError('Failed to fetch')
}

async function recordRequest(request: Request, path: string): Promise<RecordedRequest> {
  const { method, headers } = request
  const at = Date.now()
  return { method, path, body: await readBody(request), headers: Object.fromEntries(headers), at }
}

function answer<Data>(
  { method, path, body, headers: fields }: RecordedRequest,
  routes: readonly Route<Data>[],
  { token, failureRate }: Conditions,
  { data, random }: State<Data>,
): unknown {
  const { pathname, searchParams: query } = new URL(path, 'https://localhost')
  const headers = new Headers(fields)
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.pattern, pathname) : undefined
    if (!params) continue
    if (failureRate > 0 && random() < failureRate) return reply(500, { message: 'The server failed.' })
    const allowed = route.open || token === undefined || headers.get('authorization') === `Bearer ${token}`
    if (!allowed) return reply(401, { message: 'Log in first.' })
    return route.handle({ params, query, headers, body, token }, data)
  }
  return reply(404, { message: `There is no ${method} ${pathname}.` })
}

function isRequestFor(request: RecordedRequest, method: string, path: string): boolean {
  if (request.method !== method.toUpperCase()) return false
  if (path.includes('?')) return request.path === path
  return matchPath(path, request.path.replace(/\?.*/, '')) !== undefined
}
