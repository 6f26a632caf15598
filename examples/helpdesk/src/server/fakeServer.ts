import type { Credentials } from '../session/types'
import type { NewTicket, Ticket } from '../tickets/types'

const TOKEN = 'token-1'
const SESSION_MS = 600_000
let loggedInAt = 0
const tickets: Ticket[] = [
  { id: 'T-1', title: 'Printer on fire', urgent: true, open: true },
  { id: 'T-2', title: 'New keyboard', urgent: false, open: true },
]

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

function logIn({ name, password }: Credentials): Response {
  if (password !== 'open sesame') return refuse(403, 'That password is wrong.')
  loggedInAt = Date.now()
  return Response.json({ name, token: TOKEN })
}

function addTicket(fields: NewTicket): Response {
  const ticket = { ...fields, id: `T-${tickets.length + 1}`, open: true }
  tickets.push(ticket)
  return Response.json(ticket, { status: 201 })
}

function closeTicket(id: string): Response {
  const ticket = tickets.find((known) => known.id === id)
  if (!ticket) return refuse(404, `There is no ticket ${id}.`)
  if (ticket.urgent) return refuse(409, 'An urgent ticket is closed by phone.')
  ticket.open = false
  return Response.json(ticket)
}

function hasSession({ headers }: Request): boolean {
  return headers.get('authorization') === `Bearer ${TOKEN}` && Date.now() - loggedInAt < SESSION_MS
}

async function answer(request: Request): Promise<Response> {
  const [, collection, id = ''] = new URL(request.url).pathname.split('/')
  if (collection === 'login') return logIn((await request.json()) as Credentials)
  if (!hasSession(request)) return refuse(401, 'Your session has ended.')
  if (request.method === 'POST') return addTicket((await request.json()) as NewTicket)
  if (request.method === 'PATCH') return closeTicket(id)
  return Response.json(tickets)
}

/** Takes the place of `fetch`: answers from memory, after 300 ms. */
export const fakeFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  console.log(request.method, new URL(request.url).pathname)
  await new Promise((resolve) => setTimeout(resolve, 300))
  return answer(request)
}
