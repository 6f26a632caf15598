import { createServer } from '../../simulated-server/create-server'
import { reply } from '../../simulated-server/route'

/** Knows one hall, and takes two seconds to say so. */
export const server = createServer({
  baseUrl: 'https://halls.example',
  latency: 2000,
  data: () => ({ number: 4, seats: 120 }),
  routes: {
    'GET /halls/:number': ({ params }, hall) =>
      params.number === String(hall.number) ? hall : reply(404, `There is no hall ${params.number}.`),
  },
})
