import { useGetTrailsQuery } from './trailsApi'

interface TrailListProps {
  selected: string | undefined
  onSelect: (id: string) => void
}

export function TrailList({ selected, onSelect }: TrailListProps) {
  const { data: trails, isError, refetch } = useGetTrailsQuery()

  if (trails) {
    return (
      <ul>
        {trails.map((trail) => (
          <li key={trail.id}>
            <button type="button" aria-pressed={trail.id === selected} onClick={() => onSelect(trail.id)}>
              {`${trail.name}, ${trail.km} km: ${trail.condition}`}
            </button>
          </li>
        ))}
      </ul>
    )
  }
  if (isError) {
    return (
      <p role="alert">
        The trails could not be loaded.{' '}
        <button type="button" onClick={() => refetch()}>
          Try again
        </button>
      </p>
    )
  }
  return <p>Loading trails…</p>
}
