// Keeps the focus while it is disabled; any button of yours will do.
import { Button } from '../kit/Button'
import { useCountOpenQuery, useGetTicketQuery, useListTicketsQuery, useSetStatusMutation } from './ticketsApi'

export function TicketList() {
  const { data: tickets } = useListTicketsQuery()
  if (!tickets) return <p>Loading the list…</p>
  return <p>{tickets.map(({ id, status }) => `${id} ${status}`).join(', ')}</p>
}

export function TicketCard({ id }: { id: string }) {
  const { data: ticket } = useGetTicketQuery(id)
  const [setStatus, { isLoading }] = useSetStatusMutation()
  if (!ticket) return <p>Loading {id}…</p>

  const isOpen = ticket.status === 'open'
  return (
    <p>
      {ticket.title}, {ticket.status}{' '}
      <Button disabled={isLoading} onClick={() => setStatus({ id, status: isOpen ? 'closed' : 'open' })}>
        {isOpen ? 'Close' : 'Reopen'} {id}
      </Button>
    </p>
  )
}

export function OpenCount() {
  const { data: count } = useCountOpenQuery()
  return <p>{count === undefined ? 'Counting…' : `${count} open`}</p>
}
