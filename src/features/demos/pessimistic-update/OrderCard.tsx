// Keeps the focus while it is disabled; any button of yours will do.
import { Button } from '../kit/Button'
import { useGetOrderQuery, useListOrdersQuery, useSetBoxesMutation } from './ordersApi'
import { useSetBoxesAndRefetchMutation } from './refetchApi'

export function OrderCard({ id, invalidate }: { id: string; invalidate: boolean }) {
  const { data: order } = useGetOrderQuery(id)
  const writing = useSetBoxesMutation()
  const refetching = useSetBoxesAndRefetchMutation()
  const [setBoxes, { isLoading, isError }] = invalidate ? refetching : writing
  if (!order) return <p>Loading…</p>

  return (
    <>
      <p>
        Order {id}: <b>{order.boxes} boxes</b>, ${order.total}{' '}
        <Button disabled={isLoading} onClick={() => setBoxes({ id, boxes: order.boxes + 1 })}>
          {isLoading ? 'Saving…' : 'Add a box'}
        </Button>
      </p>
      {isError && <p role="alert">The change could not be saved.</p>}
    </>
  )
}

export function GrandTotal() {
  const { data: orders = [] } = useListOrdersQuery()
  return <p>All orders: ${orders.reduce((sum, { total }) => sum + total, 0)}</p>
}
