'use client'

import { useGetStockQuery } from '../../../lib/features/stock/stockApi'

export function StockLevel({ sku }: { sku: string }) {
  const { data, isLoading, isError } = useGetStockQuery(sku, { refetchOnFocus: true })
  if (isLoading) return <span>Counting tins…</span>
  if (isError || !data) return <span>Stock unknown</span>
  return <span>{`${data.tins} tins left`}</span>
}
