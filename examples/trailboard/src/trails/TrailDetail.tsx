import { skipToken } from '@reduxjs/toolkit/query'
import { useGetTrailQuery } from './trailsApi'

interface TrailDetailProps {
  id: string | undefined
  live: boolean
}

export function TrailDetail({ id, live }: TrailDetailProps) {
  const { currentData: trail, isFetching } = useGetTrailQuery(id ?? skipToken, {
    pollingInterval: live ? 5000 : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })

  if (id === undefined) return <p>Choose a trail.</p>
  if (!trail) return <p>Loading reports…</p>
  return (
    <section aria-busy={isFetching}>
      <h2>{trail.name}</h2>
      <p>{trail.reports.length === 0 ? 'No reports yet.' : 'Latest first:'}</p>
      <ol>
        {trail.reports.map((report, index) => (
          <li key={index}>{`${report.condition}: ${report.note}`}</li>
        ))}
      </ol>
    </section>
  )
}
