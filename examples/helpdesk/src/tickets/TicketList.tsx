import { useCloseTicketMutation, useGetTicketsQuery } from './ticketsApi'

export function TicketList() {
  const { data: tickets, isError, refetch } = useGetTicketsQuery()
  const [closeTicket] = useCloseTicketMutation()

  if (!tickets) {
    return isError ? (
      <button type="button" onClick={() => refetch()}>
        Load the tickets again
      </button>
    ) : (
      <p>Loading tickets…</p>
    )
  }
  return (
    <ul>
      {tickets.map(({ id, title, urgent, open }) => (
        <li key={id}>
          {`${id} ${title}${urgent ? ' (urgent)' : ''}: ${open ? 'open' : 'closed'}`}{' '}
          {open && (
            <button type="button" onClick={() => closeTicket(id)}>
              {`Close ${id}`}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
