import { RenderCount } from '../kit/RenderCount'
import { useGetStockQuery } from './stockApi'

export function WholeRow({ item }: { item: string }) {
  const { data } = useGetStockQuery()
  return (
    <li>
      {item}: {data?.[item] ?? '…'} <RenderCount />
    </li>
  )
}
