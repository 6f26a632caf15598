import type { Conditions, SimulatedServer } from '../../types'
import { createServer } from '../../create-server'
import { choiceField, getFields, given, textField } from '../../fields'
import { pageByCursor, pageByNumber } from '../../paging'
import type { Handler, Routes } from '../../route'
import { reply } from '../../route'
import type { Ticket, TicketData } from './data'
import { PRIORITIES, STATUSES, seedTickets } from './data'

/** The password that the login accepts, for any name. */
const PASSWORD = 'open sesame'
/** What the login gives while the server requires no token. */
const DEFAULT_TOKEN = 'tickets-token'
const PAGE_SIZE = 5

/** A support desk at https://tickets.example/api, with fourteen tickets. */
export function createTicketServer(conditions?: Partial<Conditions>): SimulatedServer {
  const baseUrl = 'https://tickets.example/api'
  return createServer({ ...conditions, baseUrl, data: seedTickets, routes: ROUTES })
}

const ROUTES: Routes<TicketData> = {
  'POST /login': { open: true, handle: ({ body, token = DEFAULT_TOKEN }) => logIn(body, token) },
  'GET /tickets': ({ query }, { tickets }) => {
    const found = tickets.filter((ticket) => matches(ticket, query))
    // A limit or a cursor asks for cursors; anything else for numbered pages.
    return query.has('limit') || query.has('cursor')
      ? pageByCursor(found, query, ({ id }) => id)
      : pageByNumber(found, query, PAGE_SIZE)
  },
  'GET /tickets/:id': withTicket((ticket) => ticket),
  'POST /tickets': ({ body }, data) => createTicket(body, data),
  'PATCH /tickets/:id': withTicket((ticket, { body }) => Object.assign(ticket, getChanges(body))),
  'POST /tickets/:id/close': withTicket((ticket) => closeTicket(ticket)),
  'DELETE /tickets/:id': withTicket((ticket, _request, data) => {
    data.tickets = data.tickets.filter((other) => other !== ticket)
  }),
}

type Request = Parameters<Handler<TicketData>>[0]

function withTicket(
  handle: (ticket: Ticket, request: Request, data: TicketData) => unknown,
): Handler<TicketData> {
  return (request, data) => {
    const { id } = request.params
    const ticket = data.tickets.find((candidate) => candidate.id === id)
    return ticket ? handle(ticket, request, data) : reply(404, { message: `There is no ticket ${id}.` })
  }
}

function logIn(body: unknown, token: string): unknown {
  const name = textField(body, 'name')
  if (name === undefined || getFields(body).password !== PASSWORD) {
    return reply(401, { message: 'Name or password is wrong.' })
  }
  return { name, token }
}

function matches(ticket: Ticket, query: URLSearchParams): boolean {
  const search = query.get('search')?.toLowerCase() ?? ''
  const equal = (['status', 'priority', 'assignee', 'customer'] as const).every(
    (name) => !query.has(name) || ticket[name] === query.get(name),
  )
  return equal && ticket.title.toLowerCase().includes(search)
}

function createTicket(body: unknown, data: TicketData): unknown {
  const title = textField(body, 'title')
  if (title === undefined) {
    return reply(422, { message: 'Check the fields.', fields: { title: 'A ticket needs a title.' } })
  }
  data.lastNumber += 1
  const ticket: Ticket = {
    id: `T-${data.lastNumber}`,
    title,
    status: 'open',
    priority: choiceField(body, 'priority', PRIORITIES) ?? 'normal',
    customer: textField(body, 'customer') ?? 'Walk-in',
    assignee: null,
    createdAt: new Date().toISOString(),
  }
  data.tickets.push(ticket)
  return reply(201, ticket)
}

function getChanges(body: unknown): Partial<Ticket> {
  const { assignee } = getFields(body)
  return given({
    title: textField(body, 'title'),
    status: choiceField(body, 'status', STATUSES),
    priority: choiceField(body, 'priority', PRIORITIES),
    customer: textField(body, 'customer'),
    assignee: assignee === null ? null : textField(body, 'assignee'),
  })
}

function closeTicket(ticket: Ticket): unknown {
  if (ticket.status === 'closed') return reply(409, { message: `Ticket ${ticket.id} is closed already.` })
  ticket.status = 'closed'
  return ticket
}
