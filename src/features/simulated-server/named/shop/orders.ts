import { choiceField, getFields, textField, countField } from '../../fields'
import type { Handler, Routes } from '../../route'
import { reply } from '../../route'
import type { Order, OrderLine, ShopData } from './data'
import { ORDER_STATUSES } from './data'

/** Orders take from the stock; deleting one that hasn't shipped puts it back. */
export const ORDER_ROUTES: Routes<ShopData> = {
  'GET /orders': ({ query }, { orders }) =>
    orders.filter((order) =>
      (['status', 'customer'] as const).every((name) => !query.has(name) || order[name] === query.get(name)),
    ),
  'GET /orders/:id': withOrder((order) => order),
  'POST /orders': ({ body }, data) => placeOrder(body, data),
  'PATCH /orders/:id': withOrder((order, body) => {
    const status = choiceField(body, 'status', ORDER_STATUSES)
    if (status === undefined)
      return reply(422, { message: `The status must be ${ORDER_STATUSES.join(' or ')}.` })
    order.status = status
    return order
  }),
  'DELETE /orders/:id': withOrder((order, _body, data) => cancelOrder(order, data)),
}

function withOrder(handle: (order: Order, body: unknown, data: ShopData) => unknown): Handler<ShopData> {
  return ({ params: { id }, body }, data) => {
    const order = data.orders.find((candidate) => candidate.id === id)
    return order ? handle(order, body, data) : reply(404, { message: `There is no order ${id}.` })
  }
}

function placeOrder(body: unknown, data: ShopData): unknown {
  const lines = getLines(body)
  if (lines.length === 0)
    return reply(422, { message: 'An order needs lines, each with a sku and a quantity.' })
  const short = lines.find(({ sku, quantity }) => getStock(sku, data) < quantity)
  if (short) {
    const stock = getStock(short.sku, data)
    return reply(409, { message: `Only ${stock} of ${short.sku} left.`, sku: short.sku, stock })
  }
  data.lastOrder += 1
  const order: Order = {
    id: `O-${data.lastOrder}`,
    customer: textField(body, 'customer') ?? 'Walk-in',
    lines,
    status: 'placed',
    total: takeFromStock(lines, data),
    placedAt: new Date().toISOString(),
  }
  data.orders.push(order)
  data.invoices.push({ id: `I-${data.lastOrder}`, orderId: order.id, total: order.total, paidAt: null })
  return reply(201, order)
}

function cancelOrder(order: Order, data: ShopData): unknown {
  if (order.status === 'shipped') return reply(409, { message: `Order ${order.id} has shipped.` })
  for (const { sku, quantity } of order.lines) {
    const product = data.products.find((candidate) => candidate.sku === sku)
    if (product) product.stock += quantity
  }
  data.orders = data.orders.filter((other) => other !== order)
  data.invoices = data.invoices.filter(({ orderId }) => orderId !== order.id)
  return undefined
}

/** The lines of a body, equal products added up; none if one of them makes no sense. */
function getLines(body: unknown): OrderLine[] {
  const { lines } = getFields(body)
  const quantities = new Map<string, number>()
  for (const line of Array.isArray(lines) ? (lines as unknown[]) : []) {
    const sku = textField(line, 'sku')
    const quantity = countField(line, 'quantity')
    if (sku === undefined || !quantity) return []
    quantities.set(sku, (quantities.get(sku) ?? 0) + quantity)
  }
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }))
}

function getStock(sku: string, { products }: ShopData): number {
  return products.find((product) => product.sku === sku)?.stock ?? 0
}

/** Takes the pieces off the shelf and adds up their prices. */
function takeFromStock(lines: readonly OrderLine[], { products }: ShopData): number {
  let total = 0
  for (const { sku, quantity } of lines) {
    const product = products.find((candidate) => candidate.sku === sku)
    if (!product) continue
    product.stock -= quantity
    total += product.price * quantity
  }
  return total
}
