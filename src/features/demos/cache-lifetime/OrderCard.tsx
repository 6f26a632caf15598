import { useGetOrderQuery } from './ordersApi'

export function OrderCard({ id }: { id: string }) {
  const { data: order, isLoading } = useGetOrderQuery(id)
  if (isLoading) return <p>Loading order {id}…</p>
  if (!order) return <p>There is no order {id}.</p>
  return (
    <p>
      Order <b>{order.id}</b> for {order.customer}: {order.status}
    </p>
  )
}
