import { useEffect } from 'react'
import type { HookResult } from '../kit/timeline'
import { useGetTicketQuery, type Ticket } from './ticketsApi'

interface TicketCardProps {
  id: string
  /** Draws the strip below the card. */
  onRender: (result: HookResult<Ticket>) => void
}

export function TicketCard({ id, onRender }: TicketCardProps) {
  const ticket = useGetTicketQuery(id)
  useEffect(() => onRender(ticket))

  const { data, currentData, isFetching, isError, refetch } = ticket
  return (
    <>
      <button type="button" onClick={refetch}>
        Refetch
      </button>
      {data && (
        <p>
          <b>{data.id}</b> {data.title} ({data.status})
        </p>
      )}
      {isError && <p role="alert">The ticket could not be loaded.</p>}
      {isFetching && <p>{currentData ? 'Refreshing…' : `Loading ${id}…`}</p>}
    </>
  )
}
