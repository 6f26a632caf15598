'use client'

import { selectTins } from '../lib/features/cart/cartSlice'
import { useAppSelector } from '../lib/hooks'

export function CartBadge() {
  const tins = useAppSelector(selectTins)
  return <output aria-label="Cart">{`${tins} in the cart`}</output>
}
