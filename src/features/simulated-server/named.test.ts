import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'

import type { SimulatedServer } from './types'
import { NAMED_SERVERS } from './named'
import { createShopServer } from './named/shop'
import { createTicketServer } from './named/tickets'

let tickets: SimulatedServer
let shop: SimulatedServer
beforeEach(() => {
  tickets = createTicketServer()
  shop = createShopServer()
})

async function send(
  server: SimulatedServer,
  route: string,
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const [method = '', path = ''] = route.split(' ')
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await server.fetch(server.baseUrl + path, { method, ...(body !== undefined && json) })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

const getIds = ({ body }: { body: unknown }): string[] =>
  (body as { items: { id: string }[] }).items.map(({ id }) => id)

test('Each name makes a server of its own, and is that of its folder.', () => {
  const entries = readdirSync(path.join(import.meta.dirname, 'named'))
  expect(Object.keys(NAMED_SERVERS).sort()).toEqual(entries.filter((name) => !name.includes('.')).sort())
  expect(NAMED_SERVERS.tickets?.().baseUrl).toBe('https://tickets.example/api')
  expect(NAMED_SERVERS.shop?.({ latency: 5 }).latency).toBe(5)
})

test('Tickets come in numbered pages.', async () => {
  const last = await send(tickets, 'GET /tickets?page=3')
  expect(last.body).toMatchObject({ page: 3, pageSize: 5, pageCount: 3, total: 14 })
  expect(getIds(last)).toEqual(['T-111', 'T-112', 'T-113', 'T-114'])
  expect(getIds(await send(tickets, 'GET /tickets?page=4'))).toEqual([])
})

test('Tickets come by cursor, each once.', async () => {
  const ids: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await send(tickets, `GET /tickets?limit=6${cursor ? `&cursor=${cursor}` : ''}`)
    ids.push(...getIds(page))
    cursor = (page.body as { nextCursor: string | null }).nextCursor
  } while (cursor !== null)
  expect(ids).toEqual(Array.from({ length: 14 }, (_, index) => `T-${101 + index}`))
})

test('Tickets are filtered before they are paged.', async () => {
  expect(getIds(await send(tickets, 'GET /tickets?status=closed'))).toEqual(['T-103', 'T-107', 'T-111'])
  expect(getIds(await send(tickets, 'GET /tickets?assignee=Noor&priority=high'))).toEqual(['T-101', 'T-111'])
  expect(getIds(await send(tickets, 'GET /tickets?search=PRINT'))).toEqual(['T-101', 'T-111'])
})

test('A ticket is created, changed, closed and deleted.', async () => {
  const created = await send(tickets, 'POST /tickets', { title: 'Lamp flickers', priority: 'high' })
  expect(created).toMatchObject({
    status: 201,
    body: { id: 'T-115', status: 'open', priority: 'high', assignee: null },
  })
  const changed = await send(tickets, 'PATCH /tickets/T-115', { assignee: 'Sam', status: 'lost' })
  expect(changed.body).toMatchObject({ assignee: 'Sam', status: 'open', title: 'Lamp flickers' })
  expect((await send(tickets, 'PATCH /tickets/T-115', { assignee: null })).body).toMatchObject({
    assignee: null,
  })
  expect((await send(tickets, 'POST /tickets/T-115/close')).body).toMatchObject({ status: 'closed' })
  expect((await send(tickets, 'POST /tickets/T-115/close')).status).toBe(409)
  expect((await send(tickets, 'DELETE /tickets/T-115')).status).toBe(204)
  expect(await send(tickets, 'GET /tickets/T-115')).toEqual({
    status: 404,
    body: { message: 'There is no ticket T-115.' },
  })
})

test('A ticket without a title is refused, field by field.', async () => {
  expect(await send(tickets, 'POST /tickets', { title: ' ' })).toMatchObject({
    status: 422,
    body: { fields: { title: expect.any(String) as string } },
  })
})

test('The login gives the token that the server accepts.', async () => {
  tickets.token = 'T-9'
  expect((await send(tickets, 'POST /login', { name: 'Noor', password: 'wrong' })).status).toBe(401)
  expect((await send(tickets, 'POST /login', { name: 'Noor', password: 'open sesame' })).body).toEqual({
    name: 'Noor',
    token: 'T-9',
  })
})

test('An order takes from the stock and makes an invoice; without enough stock it is refused.', async () => {
  const lines = [
    { sku: 'POT-L', quantity: 1 },
    { sku: 'POT-L', quantity: 1 },
  ]
  expect(await send(shop, 'POST /orders', { customer: 'Sam', lines })).toMatchObject({
    status: 201,
    body: { id: 'O-504', total: 6400, status: 'placed' },
  })
  expect((await send(shop, 'GET /products/POT-L')).body).toMatchObject({ stock: 0 })
  expect((await send(shop, 'GET /invoices/I-504')).body).toEqual({
    id: 'I-504',
    orderId: 'O-504',
    total: 6400,
    paidAt: null,
  })
  expect(await send(shop, 'POST /orders', { lines })).toMatchObject({
    status: 409,
    body: { sku: 'POT-L', stock: 0 },
  })
  expect((await send(shop, 'POST /orders', { lines: [{ sku: 'POT-S' }] })).status).toBe(422)
})

test('Deleting an order puts its pieces back, unless it has shipped.', async () => {
  expect((await send(shop, 'DELETE /orders/O-502')).status).toBe(204)
  expect((await send(shop, 'GET /products/TEA-MINT')).body).toMatchObject({ stock: 28 })
  expect((await send(shop, 'GET /invoices/I-502')).status).toBe(404)
  expect((await send(shop, 'DELETE /orders/O-501')).status).toBe(409)
})

test('Orders are listed, filtered, and change their status.', async () => {
  expect((await send(shop, 'GET /orders?status=placed')).body).toMatchObject([{ id: 'O-503' }])
  expect((await send(shop, 'PATCH /orders/O-503', { status: 'packed' })).body).toMatchObject({
    status: 'packed',
  })
  expect((await send(shop, 'PATCH /orders/O-503', { status: 'lost' })).status).toBe(422)
})

test('Products are listed, added, changed and removed.', async () => {
  expect((await send(shop, 'GET /products?available=true')).body).toHaveLength(5)
  expect((await send(shop, 'POST /products', { sku: 'CUP', name: 'Cup', price: 400 })).status).toBe(201)
  expect((await send(shop, 'POST /products', { sku: 'CUP', name: 'Cup', price: 400 })).status).toBe(409)
  expect((await send(shop, 'POST /products', { sku: 'CUP-2' })).status).toBe(422)
  expect((await send(shop, 'PATCH /products/CUP', { stock: 3, price: -1 })).body).toEqual({
    sku: 'CUP',
    name: 'Cup',
    price: 400,
    stock: 3,
  })
  expect((await send(shop, 'DELETE /products/CUP')).status).toBe(204)
  expect((await send(shop, 'GET /products/CUP')).status).toBe(404)
})

test('An invoice is paid once.', async () => {
  expect((await send(shop, 'GET /invoices?paid=false')).body).toHaveLength(2)
  expect((await send(shop, 'POST /invoices/I-502/pay')).status).toBe(200)
  expect((await send(shop, 'POST /invoices/I-502/pay')).status).toBe(409)
  expect((await send(shop, 'GET /invoices?paid=true')).body).toHaveLength(2)
})
