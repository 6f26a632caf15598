import { countField, given, textField } from '../../fields'
import type { Handler, Routes } from '../../route'
import { reply } from '../../route'
import type { Product, ShopData } from './data'

/** What the shop sells. */
export const PRODUCT_ROUTES: Routes<ShopData> = {
  'GET /products': ({ query }, { products }) =>
    query.get('available') === 'true' ? products.filter(({ stock }) => stock > 0) : products,
  'GET /products/:sku': withProduct((product) => product),
  'POST /products': ({ body }, data) => addProduct(body, data),
  'PATCH /products/:sku': withProduct((product, body) =>
    Object.assign(
      product,
      given({
        name: textField(body, 'name'),
        price: countField(body, 'price'),
        stock: countField(body, 'stock'),
      }),
    ),
  ),
  'DELETE /products/:sku': withProduct((product, _body, data) => {
    data.products = data.products.filter((other) => other !== product)
  }),
}

function withProduct(
  handle: (product: Product, body: unknown, data: ShopData) => unknown,
): Handler<ShopData> {
  return ({ params: { sku }, body }, data) => {
    const product = data.products.find((candidate) => candidate.sku === sku)
    return product ? handle(product, body, data) : reply(404, { message: `There is no product ${sku}.` })
  }
}

function addProduct(body: unknown, data: ShopData): unknown {
  const sku = textField(body, 'sku')
  const name = textField(body, 'name')
  const price = countField(body, 'price')
  if (sku === undefined || name === undefined || price === undefined) {
    return reply(422, { message: 'A product needs a sku, a name and a price in cents.' })
  }
  if (data.products.some((product) => product.sku === sku)) {
    return reply(409, { message: `There is a product ${sku} already.` })
  }
  const product: Product = { sku, name, price, stock: countField(body, 'stock') ?? 0 }
  data.products.push(product)
  return reply(201, product)
}
