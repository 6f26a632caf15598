import { createServer } from '../../simulated-server/create-server'

/** One order, which is packed. */
export const server = createServer({
  baseUrl: 'https://orders.example',
  latency: 600,
  data: () => ({ id: '88', customer: 'Aurora Hotel', status: 'packed' }),
  routes: { 'GET /orders/88': (_request, order) => order },
})
