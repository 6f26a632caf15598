import type { BakeryApi } from './bakeryApi'

export function StockCard({ api }: { api: BakeryApi }) {
  const { data: stock } = api.useGetStockQuery()
  const [sellLoaf, { isLoading }] = api.useSellLoafMutation()
  return (
    <p>
      In stock: <b>{stock ? `${stock.loaves} loaves` : '…'}</b>{' '}
      <button type="button" disabled={isLoading} onClick={() => sellLoaf()}>
        Sell a loaf
      </button>
    </p>
  )
}
