import { createServer } from '../../simulated-server/create-server'
import { reply } from '../../simulated-server/route'

const ROOMS: Readonly<Record<string, { id: string; name: string; seats: number }>> = {
  attic: { id: 'attic', name: 'Attic', seats: 4 },
  garden: { id: 'garden', name: 'Garden', seats: 12 },
}

/** Two meeting rooms. */
export const server = createServer({
  baseUrl: 'https://rooms.example',
  latency: 800,
  data: () => ROOMS,
  routes: { 'GET /rooms/:id': ({ params }, rooms) => rooms[params.id ?? ''] ?? reply(404) },
})
