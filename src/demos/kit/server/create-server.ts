import { seededRandom } from './random'
import type { Route, Routes } from './route'
import { matchPath, readRoutes, reply } from './route'
import { makeResponse, readBody, wait } from './transport'

/** A request that reached a simulated server. */
interface RecordedRequest {
  /** Upper-case. */
  method: string
  /** From the server's base, with the query: `/tickets?page=2`. */
  path: string
  /** JSON parsed, `FormData` as an object of its fields, other text as it is; undefined if there was none. */
  body: unknown
  /** By lower-case name. */
  headers: Record<string, string>
  /** When it was sent, in milliseconds since 1970. */
  at: number
}

/** How the network and the server behave. All of it can be changed while requests are under way. */
export interface Conditions {
  /** Milliseconds until a response arrives. */
  latency: number
  /** Which share of the requests fails with status 500, from 0 to 1. Which ones is the same in every run. */
  failureRate: number
  /** While true, requests fail as they do without a network and don't reach the server. */
  offline: boolean
  /** The bearer token that requests must carry, or else the answer is 401; undefined if none is needed. */
  token: string | undefined
}

/** An in-memory server behind a `fetch` of its own. */
export interface SimulatedServer extends Conditions {
  readonly baseUrl: string
  /** For `fetchBaseQuery({ fetchFn })`, or in place of the global `fetch`. */
  readonly fetch: typeof fetch
  /** The requests that reached the server, in their order. */
  readonly requests: readonly RecordedRequest[]
  /**
   * How often something was requested.
   *
   * @param path - from the server's base; `:id` stands for anything; without a query it counts every query
   */
  countOf(method: string, path: string): number
  /** Restores the data, the conditions and the random numbers that the server began with, and forgets requests. */
  reset(): void
}

/** What a simulated server is made from. */
export interface ServerOptions<Data> extends Partial<Conditions> {
  /** For example `https://tickets.example/api`. */
  baseUrl: string
  /** Makes the data that the server begins with. */
  data: () => Data
  routes: Routes<Data>
  /** Where the random numbers begin. */
  seed?: number
}

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
  const state = initialState(options)

  const server: SimulatedServer = {
    ...initialConditions(options),
    baseUrl,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      const path = pathBelow(baseUrl, request.url)
      assertOnline(server)
      const record = await recordRequest(request, path)
      state.requests.push(record)
      await wait(server.latency, request.signal)
      assertOnline(server)
      return makeResponse(answer(record, routes, server, state))
    },
    get requests() {
      return state.requests
    },
    countOf: (method, path) => state.requests.filter((request) => isRequestFor(request, method, path)).length,
    reset: () => {
      Object.assign(state, initialState(options))
      Object.assign(server, initialConditions(options))
    },
  }
  return server
}

function initialState<Data>({ data, seed = 1 }: ServerOptions<Data>): State<Data> {
  return { data: data(), random: seededRandom(seed), requests: [] }
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
