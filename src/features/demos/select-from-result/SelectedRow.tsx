import { RenderCount } from '../kit/RenderCount'
import { useGetStockQuery } from './stockApi'

export function SelectedRow({ item, withFlag }: { item: string; withFlag: boolean }) {
  const { count } = useGetStockQuery(undefined, {
    selectFromResult: ({ data, isFetching }) => ({
      count: data?.[item],
      // A field that you select is a field that renders.
      ...(withFlag && { isFetching }),
    }),
  })
  return (
    <li>
      {item}: {count ?? '…'} <RenderCount />
    </li>
  )
}
