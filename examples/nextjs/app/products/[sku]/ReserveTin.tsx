'use client'

import { useTransition } from 'react'
import { stockApi } from '../../../lib/features/stock/stockApi'
import { useAppDispatch } from '../../../lib/hooks'
import { reserve } from './actions'

export function ReserveTin({ sku }: { sku: string }) {
  const dispatch = useAppDispatch()
  const [isPending, startTransition] = useTransition()

  const handleClick = () =>
    startTransition(async () => {
      await reserve(sku)
      dispatch(stockApi.util.invalidateTags([{ type: 'Stock', id: sku }]))
    })

  return (
    <button type="button" disabled={isPending} onClick={handleClick}>
      Reserve a tin
    </button>
  )
}
