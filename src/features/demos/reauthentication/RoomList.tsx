import { useGetRoomQuery } from './roomsApi'

/** Some rooms, each of which asks for itself. */
export function RoomList({ ids }: { ids: readonly string[] }) {
  return (
    <ul>
      {ids.map((id) => (
        <RoomLine key={id} id={id} />
      ))}
    </ul>
  )
}

function RoomLine({ id }: { id: string }) {
  const { data, isFetching, isError } = useGetRoomQuery(id)
  return (
    <li>
      Room {id}: {data ? data.state : 'unknown'}
      {isFetching && ', asking…'}
      {isError && ', refused'}
    </li>
  )
}
