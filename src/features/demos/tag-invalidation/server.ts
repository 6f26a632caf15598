import { createServer } from '../../simulated-server/create-server'
import { choiceField } from '../../simulated-server/fields'
import { reply } from '../../simulated-server/route'
import type { Ticket } from './ticketsApi'

const STATUSES = ['open', 'closed'] as const

/** A support desk with two tickets, both open. */
export const server = createServer({
  baseUrl: 'https://desk.example',
  latency: 800,
  data: (): Ticket[] => [
    { id: 'T-101', title: 'No ink', status: 'open' },
    { id: 'T-102', title: 'Noise', status: 'open' },
  ],
  routes: {
    'GET /tickets': (_request, tickets) => tickets,
    'GET /tickets/:id': ({ params }, tickets) => tickets.find(({ id }) => id === params.id) ?? reply(404),
    'PATCH /tickets/:id': ({ params, body }, tickets) => {
      const ticket = tickets.find(({ id }) => id === params.id)
      const status = choiceField(body, 'status', STATUSES)
      if (!ticket || !status) return reply(404)
      ticket.status = status
      return ticket
    },
    'GET /open-count': (_request, tickets) => tickets.filter(({ status }) => status === 'open').length,
  },
})
