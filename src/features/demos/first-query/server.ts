import { createTicketServer } from '../../simulated-server/named/tickets'

/** A support desk with fourteen tickets, T-101 to T-114. */
export const server = createTicketServer({ latency: 800 })
