export interface Ticket {
  id: string
  title: string
  urgent: boolean
  open: boolean
}

export type NewTicket = Pick<Ticket, 'title' | 'urgent'>
