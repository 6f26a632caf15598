import { Button } from '../kit/Button'
import type { BakeryApi } from './bakeryApi'

export function StockCard({ api }: { api: BakeryApi }) {
  const { data: stock } = api.useGetStockQuery()
  const [sellLoaf, { isLoading }] = api.useSellLoafMutation()
  return (
    <p>
      In stock: <b>{stock ? `${stock.loaves} loaves` : '…'}</b>{' '}
      <Button disabled={isLoading} onClick={() => sellLoaf()}>
        Sell a loaf
      </Button>
    </p>
  )
}
