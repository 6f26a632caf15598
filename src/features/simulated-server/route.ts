/** The request as a route's handler receives it. */
interface RouteRequest {
  /** The parts of the path that the pattern names, decoded. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: Headers
  /** JSON parsed, `FormData` as an object of its fields, other text as it is; undefined if there is none. */
  body: unknown
  /** The bearer token that the server accepts now. */
  token: string | undefined
}

/**
 * Makes a response with a status.
 *
 * @param status - for example 404
 * @param body - sent as JSON; undefined for a response without a body
 */
export function reply(
  status: number,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (body === undefined) return new Response(null, { status, headers })
  return Response.json(body, { status, headers })
}

/**
 * Answers a request with a response (see {@link reply}), with a value that is sent as JSON under status 200, or with
 * undefined for status 204.
 */
export type Handler<Data> = (request: RouteRequest, data: Data) => unknown

/** A route that answers without a token as well, even while the server requires one. */
interface OpenRoute<Data> {
  open: true
  handle: Handler<Data>
}

/** Handlers by method and pattern: `'GET /tickets/:id'`. The first one that fits answers. */
export type Routes<Data> = Readonly<Record<string, Handler<Data> | OpenRoute<Data>>>

/** A route, ready to be compared with requests. */
export interface Route<Data> extends Pick<OpenRoute<Data>, 'handle'> {
  open: boolean
  method: string
  pattern: string
}

/**
 * Reads a table of routes.
 *
 * @throws Error if a key is not a method and a pattern
 */
export function readRoutes<Data>(routes: Routes<Data>): Route<Data>[] {
  return Object.entries(routes).map(([key, value]) => {
    const [, method, pattern] = /^([A-Z]+) (\/\S*)$/.exec(key) ?? []
    if (method === undefined || pattern === undefined) {
      throw new Error(`The route "${key}" must be a method and a path, like "GET /tickets/:id".`)
    }
    return typeof value === 'function'
      ? { method, pattern, open: false, handle: value }
      : { method, pattern, open: true, handle: value.handle }
  })
}

/**
 * Compares a path with a pattern.
 *
 * @param pattern - for example `/tickets/:id`
 * @param path - without a query
 * @returns the parts that the pattern names, or undefined if the path is another one
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/')
  const parts = path.replace(/(.)\/$/, '$1').split('/')
  if (parts.length !== expected.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of expected.entries()) {
    const part = decodeURIComponent(parts[index] ?? '')
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part
    else if (name !== part) return undefined
  }
  return params
}
