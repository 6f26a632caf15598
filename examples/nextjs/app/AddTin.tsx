'use client'

import { tinAdded } from '../lib/features/cart/cartSlice'
import { useAppDispatch } from '../lib/hooks'

export function AddTin({ sku }: { sku: string }) {
  const dispatch = useAppDispatch()
  return (
    <button type="button" onClick={() => dispatch(tinAdded(sku))}>
      Add a tin
    </button>
  )
}
