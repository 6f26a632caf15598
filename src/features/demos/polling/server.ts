import { createServer } from '../../simulated-server/create-server'

/** How long the clerk takes, in milliseconds. */
const PER_CUSTOMER = 3000

/** Counter 3 of an office, where a customer is served every few seconds and as many come. */
export const server = createServer({
  baseUrl: 'https://office.example',
  latency: 400,
  data: (): { openedAt?: number } => ({}),
  routes: {
    'GET /queues/:counter': ({ params: { counter } }, data) => {
      data.openedAt ??= Date.now()
      const served = Math.floor((Date.now() - data.openedAt) / PER_CUSTOMER)
      return { counter, serving: 41 + served, waiting: 5 + (served % 3) }
    },
  },
})
