export interface Product {
  sku: string
  name: string
  /** Fewest tins that a gift box takes. */
  smallestBox: number
}

export const products: readonly [Product, ...Product[]] = [
  { sku: 'ASSAM', name: 'Assam, second flush', smallestBox: 2 },
  { sku: 'SENCHA', name: 'Sencha, first harvest', smallestBox: 3 },
  { sku: 'ROOIBOS', name: 'Rooibos, unflavored', smallestBox: 6 },
]

export const findProduct = (sku: string): Product | undefined =>
  products.find((product) => product.sku === sku)
