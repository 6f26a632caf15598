/** The states of an order. */
export const ORDER_STATUSES = ['placed', 'packed', 'shipped'] as const

/** Something that the shop sells. */
export interface Product {
  sku: string
  name: string
  /** In cents. */
  price: number
  /** Pieces on the shelf. */
  stock: number
}

/** A number of pieces of a product. */
export interface OrderLine {
  sku: string
  quantity: number
}

/** What a customer ordered. */
export interface Order {
  id: string
  customer: string
  lines: OrderLine[]
  status: (typeof ORDER_STATUSES)[number]
  /** In cents. */
  total: number
  /** ISO 8601. */
  placedAt: string
}

/** What a customer has to pay for an order. */
export interface Invoice {
  id: string
  orderId: string
  /** In cents. */
  total: number
  /** ISO 8601, or null while it is unpaid. */
  paidAt: string | null
}

/** What the server `shop` holds. */
export interface ShopData {
  products: Product[]
  orders: Order[]
  invoices: Invoice[]
  lastOrder: number
}

/** What the server begins with: six products, three orders and their invoices, of December 2025. */
export function seedShop(): ShopData {
  return { products: seedProducts(), orders: seedOrders(), invoices: seedInvoices(), lastOrder: 503 }
}

function seedProducts(): Product[] {
  return [
    { sku: 'MUG-RED', name: 'Red mug', price: 950, stock: 12 },
    { sku: 'MUG-BLUE', name: 'Blue mug', price: 950, stock: 0 },
    { sku: 'POT-S', name: 'Small teapot', price: 2400, stock: 5 },
    { sku: 'POT-L', name: 'Large teapot', price: 3200, stock: 2 },
    { sku: 'TEA-OOLONG', name: 'Oolong, 100 g', price: 1350, stock: 40 },
    { sku: 'TEA-MINT', name: 'Mint, 100 g', price: 690, stock: 25 },
  ]
}

function seedOrders(): Order[] {
  const mugs = [{ sku: 'MUG-RED', quantity: 2 }]
  const tea = [
    { sku: 'POT-S', quantity: 1 },
    { sku: 'TEA-MINT', quantity: 3 },
  ]
  const oolong = [{ sku: 'TEA-OOLONG', quantity: 1 }]
  return [
    order('O-501', 'Ada', mugs, 'shipped', 1900, '2025-12-03T10:15:00.000Z'),
    order('O-502', 'Ines', tea, 'packed', 4470, '2025-12-11T16:40:00.000Z'),
    order('O-503', 'Noor', oolong, 'placed', 1350, '2025-12-30T08:05:00.000Z'),
  ]
}

function order(
  id: string,
  customer: string,
  lines: OrderLine[],
  status: Order['status'],
  total: number,
  placedAt: string,
): Order {
  return { id, customer, lines, status, total, placedAt }
}

function seedInvoices(): Invoice[] {
  return [
    { id: 'I-501', orderId: 'O-501', total: 1900, paidAt: '2025-12-05T00:00:00.000Z' },
    { id: 'I-502', orderId: 'O-502', total: 4470, paidAt: null },
    { id: 'I-503', orderId: 'O-503', total: 1350, paidAt: null },
  ]
}
