import { createServer } from '../../simulated-server/create-server'
import { countField } from '../../simulated-server/fields'
import { reply } from '../../simulated-server/route'
import type { Order } from './ordersApi'

/** Dollars for a box. */
const PRICE = 12
/** From this many boxes on, 25 % off. */
const DISCOUNT_FROM = 3

/** A tea wholesaler with two orders, who alone knows what they cost. */
export const server = createServer({
  baseUrl: 'https://tea.example',
  latency: 1200,
  data: (): Order[] => [
    { id: 'O-64', boxes: 2, total: totalOf(2) },
    { id: 'O-65', boxes: 5, total: totalOf(5) },
  ],
  routes: {
    'GET /orders': (_request, orders) => orders,
    'GET /orders/:id': ({ params }, orders) => orders.find(({ id }) => id === params.id) ?? reply(404),
    'PATCH /orders/:id': ({ params, body }, orders) => {
      const order = orders.find(({ id }) => id === params.id)
      if (!order) return reply(404)
      order.boxes = countField(body, 'boxes') ?? order.boxes
      order.total = totalOf(order.boxes)
      return order
    },
  },
})

function totalOf(boxes: number): number {
  return boxes * PRICE * (boxes >= DISCOUNT_FROM ? 0.75 : 1)
}
