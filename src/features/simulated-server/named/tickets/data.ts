/** The states of a ticket. */
export const STATUSES = ['open', 'waiting', 'closed'] as const
/** How urgent a ticket is. */
export const PRIORITIES = ['low', 'normal', 'high'] as const

/** A question to a support desk. */
export interface Ticket {
  id: string
  title: string
  status: (typeof STATUSES)[number]
  priority: (typeof PRIORITIES)[number]
  customer: string
  /** Who works on it, or null. */
  assignee: string | null
  /** ISO 8601. */
  createdAt: string
}

/** What the server `tickets` holds. */
export interface TicketData {
  /** In the order of their creation. */
  tickets: Ticket[]
  lastNumber: number
}

type Row = [
  title: string,
  status: Ticket['status'],
  priority: Ticket['priority'],
  customer: string,
  assignee: string | null,
]

const ROWS: readonly Row[] = [
  ['Printer jams on thick paper', 'open', 'high', 'Aurora Hotel', 'Noor'],
  ['Badge reader ignores new cards', 'open', 'normal', 'City Library', null],
  ['Invoice shows the old address', 'closed', 'low', 'Bakery Lind', 'Ines'],
  ['Projector turns green after an hour', 'waiting', 'normal', 'School West', 'Noor'],
  ['Cash drawer opens by itself', 'open', 'high', 'Bakery Lind', 'Ines'],
  ['Guest network asks for a password', 'open', 'normal', 'Aurora Hotel', null],
  ['Scanner saves pages in reverse', 'closed', 'normal', 'City Library', 'Sam'],
  ['Lobby screen stays black', 'waiting', 'high', 'Aurora Hotel', 'Sam'],
  ['Calendar is one hour off', 'open', 'low', 'School West', null],
  ['Door phone has an echo', 'open', 'normal', 'Dr. Okafor', 'Ines'],
  ['Labels print without barcodes', 'closed', 'high', 'Parcel Point', 'Noor'],
  ['Tablet loses its charge overnight', 'open', 'low', 'School West', null],
  ['Backup ended with a warning', 'waiting', 'high', 'Dr. Okafor', 'Sam'],
  ['Second monitor is not found', 'open', 'normal', 'Parcel Point', 'Noor'],
]

const FIRST_NUMBER = 101
const FIRST_DAY = Date.UTC(2025, 11, 1, 9)
const DAY = 24 * 60 * 60 * 1000

/** The tickets that the server begins with: T-101 to T-114, one a day from 1 December 2025. */
export function seedTickets(): TicketData {
  const tickets = ROWS.map(([title, status, priority, customer, assignee], index): Ticket => ({
    id: `T-${FIRST_NUMBER + index}`,
    title,
    status,
    priority,
    customer,
    assignee,
    createdAt: new Date(FIRST_DAY + index * DAY).toISOString(),
  }))
  return { tickets, lastNumber: FIRST_NUMBER + ROWS.length - 1 }
}
