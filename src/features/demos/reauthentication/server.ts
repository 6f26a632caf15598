import { createServer } from '../../simulated-server/create-server'
import { reply } from '../../simulated-server/route'

const STATES = ['clean', 'taken', 'being cleaned'] as const

let keys = 1
let mayRefresh = true

/** A hotel, whose server wants a key and gives another one to those whose key has expired. */
export const server = createServer({
  baseUrl: 'https://hotel.example',
  latency: 1500,
  token: 'key-1',
  data: () => {
    keys = 1
    mayRefresh = true
  },
  routes: {
    'GET /rooms/:id': ({ params: { id } }) => ({ id, state: STATES[Number(id) % STATES.length] }),
    'POST /session': {
      open: true,
      handle: ({ token }) => (mayRefresh ? { token } : reply(401, { message: 'Log in again.' })),
    },
    'POST /login': {
      open: true,
      handle: ({ token }) => {
        mayRefresh = true
        return { token }
      },
    },
  },
})

const underWay = new Set<AbortController>()

/** Remembers what is under way: nobody else would abort a refresh when the reader leaves. */
export const fetchFn: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  request.signal.throwIfAborted()
  const ending = new AbortController()
  request.signal.addEventListener('abort', () => ending.abort(request.signal.reason))
  underWay.add(ending)
  try {
    return await server.fetch(request, { signal: ending.signal })
  } finally {
    underWay.delete(ending)
  }
}

/** Aborts what is under way. */
export function endRequests(): void {
  underWay.forEach((request) => request.abort())
}

/** The key that everybody has is void from now on. */
export function expireSession(): void {
  keys += 1
  server.change({ token: `key-${keys}` })
}

/** Nor does the server renew it: only a login gives another one. */
export function endLogin(): void {
  mayRefresh = false
  expireSession()
}
