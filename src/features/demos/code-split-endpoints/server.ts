import { createServer } from '../../simulated-server/create-server'

/** How many loaves there are in the morning. */
const BAKED = 12

/** A bakery that sells one kind of bread. */
export const server = createServer({
  baseUrl: 'https://bakery.example',
  latency: 600,
  data: () => ({ sold: 0 }),
  routes: {
    'GET /stock': (_request, { sold }) => ({ loaves: BAKED - sold }),
    'POST /sales': (_request, day) => {
      day.sold = Math.min(BAKED, day.sold + 1)
    },
    'GET /report': (_request, { sold }) => ({ sold, revenue: sold * 4 }),
    'POST /days': (_request, day) => {
      day.sold = 0
    },
  },
})
