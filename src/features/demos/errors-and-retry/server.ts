import { createServer } from '../../simulated-server/create-server'
import { reply } from '../../simulated-server/route'

/** How the next requests end. */
export type Outcome = 'fine' | '400' | 'html' | 'offline' | 'slow' | 'shape'

const LATENCY = 500
const FOREVER = 60_000
const HTML = '<h1>Bad gateway</h1>'

let next: Outcome = 'fine'

/** One invoice, 301. */
export const server = createServer({
  baseUrl: 'https://invoices.example',
  latency: LATENCY,
  data: () => {
    next = 'fine'
  },
  routes: {
    'GET /invoices/:id': ({ params: { id } }) => {
      if (next === '400') return reply(400, { message: 'Invoice numbers have four digits.' })
      if (next === 'html') return reply(502, HTML)
      return next === 'shape' ? { id } : { id, lines: [120, 60] }
    },
  },
})

/** There is a proxy in front of the server. It answers in HTML, whatever the client accepts. */
export const fetchFn: typeof fetch = async (input, init) => {
  const response = await server.fetch(input, init)
  if (response.status !== 502) return response
  return new Response(HTML, { status: 502, headers: { 'content-type': 'text/html' } })
}

/** Decides how requests end from now on. */
export function endWith(outcome: Outcome): void {
  next = outcome
  server.change({ offline: outcome === 'offline', latency: outcome === 'slow' ? FOREVER : LATENCY })
}
