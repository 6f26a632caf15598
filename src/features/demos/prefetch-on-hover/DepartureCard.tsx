import { useGetDepartureQuery } from './departuresApi'

export function DepartureCard({ id }: { id: string }) {
  const { currentData: departure } = useGetDepartureQuery(id)
  if (!departure) return <p>Loading {id}…</p>
  return (
    <p>
      <b>{departure.id}</b> to {departure.to}: {departure.time}, platform {departure.platform}
    </p>
  )
}
