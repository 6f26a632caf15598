import { useSelector } from 'react-redux'
import { RenderCount } from '../kit/RenderCount'
import type { Ticket } from './deskSlices'
import { listShownTickets, selectShownTickets } from './selectTickets'

export function MemoizedList() {
  const tickets = useSelector(selectShownTickets)
  return (
    <>
      <RenderCount />
      <TicketList tickets={tickets} />
    </>
  )
}

export function PlainList() {
  // Outside production, React-Redux would warn that the result is another one each time. Here it is meant to be.
  const tickets = useSelector(listShownTickets, { devModeChecks: { stabilityCheck: 'never' } })
  return (
    <>
      <RenderCount />
      <TicketList tickets={tickets} />
    </>
  )
}

function TicketList({ tickets }: { tickets: Ticket[] }) {
  return (
    <ul>
      {tickets.map(({ id, title, open, urgent }) => (
        <li key={id}>
          {title} ({open ? 'open' : 'closed'}
          {urgent && ', urgent'})
        </li>
      ))}
    </ul>
  )
}
