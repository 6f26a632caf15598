import type { Conditions, SimulatedServer } from '../../types'
import { createServer } from '../../create-server'
import type { Handler, Routes } from '../../route'
import { reply } from '../../route'
import type { Invoice, ShopData } from './data'
import { seedShop } from './data'
import { ORDER_ROUTES } from './orders'
import { PRODUCT_ROUTES } from './products'

/** A shop for tea things at https://shop.example/api: products with stock, orders and their invoices. */
export function createShopServer(conditions?: Partial<Conditions>): SimulatedServer {
  return createServer({ ...conditions, baseUrl: 'https://shop.example/api', data: seedShop, routes: ROUTES })
}

const ROUTES: Routes<ShopData> = {
  ...PRODUCT_ROUTES,
  ...ORDER_ROUTES,
  'GET /invoices': ({ query }, { invoices }) =>
    query.has('paid')
      ? invoices.filter(({ paidAt }) => String(paidAt !== null) === query.get('paid'))
      : invoices,
  'GET /invoices/:id': withInvoice((invoice) => invoice),
  'POST /invoices/:id/pay': withInvoice((invoice) => {
    if (invoice.paidAt !== null) return reply(409, { message: `Invoice ${invoice.id} is paid already.` })
    invoice.paidAt = new Date().toISOString()
    return invoice
  }),
}

function withInvoice(handle: (invoice: Invoice) => unknown): Handler<ShopData> {
  return ({ params: { id } }, { invoices }) => {
    const invoice = invoices.find((candidate) => candidate.id === id)
    return invoice ? handle(invoice) : reply(404, { message: `There is no invoice ${id}.` })
  }
}
