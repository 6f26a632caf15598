import { createServer } from '../../simulated-server/create-server'
import { reply } from '../../simulated-server/route'
import type { Departure } from './departuresApi'

/** A station with three night trains. */
export const server = createServer({
  baseUrl: 'https://station.example',
  latency: 1000,
  data: (): Departure[] => [
    { id: 'N-31', to: 'Lisbon', time: '21:40', platform: 3 },
    { id: 'N-47', to: 'Oslo', time: '22:15', platform: 1 },
    { id: 'N-52', to: 'Naples', time: '23:05', platform: 6 },
  ],
  routes: {
    'GET /departures/:id': ({ params }, departures) =>
      departures.find(({ id }) => id === params.id) ?? reply(404),
  },
})
