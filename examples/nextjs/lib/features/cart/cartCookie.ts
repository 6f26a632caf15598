import type { Cart } from './cartSlice'

export const CART_COOKIE = 'cart'

/** Reads a cookie such as `ASSAM=2&SENCHA=1`. A visitor can write anything into it. */
export function parseCart(cookie = ''): Cart {
  const lines = [...new URLSearchParams(cookie)].map(([sku, tins]) => [sku, Number(tins)] as const)
  return Object.fromEntries(lines.filter(([, tins]) => Number.isInteger(tins) && tins > 0 && tins < 100))
}

export function formatCart(cart: Cart): string {
  return new URLSearchParams(Object.entries(cart).map(([sku, tins]) => [sku, String(tins)])).toString()
}
