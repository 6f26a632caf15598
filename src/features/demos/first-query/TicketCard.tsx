import { useEffect } from 'react'
import { useGetTicketQuery, type Ticket } from './ticketsApi'

/** What the hook returns, as far as the log says it. */
export interface TicketResult {
  isLoading: boolean
  isFetching: boolean
  isSuccess: boolean
  isError: boolean
  data?: Ticket | undefined
  currentData?: Ticket | undefined
}

interface TicketCardProps {
  id: string
  /** Writes a line of the log. */
  onRender: (result: TicketResult) => void
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
