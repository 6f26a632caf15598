import { createSelector } from '@reduxjs/toolkit'
import type { Ticket } from './deskSlices'
import type { RootState } from './store'

function filterTickets(list: Ticket[], openOnly: boolean, urgentOnly: boolean) {
  return list.filter(({ open, urgent }) => (open || !openOnly) && (urgent || !urgentOnly))
}

/** Memoized: it filters only if one of three values is another one. */
export const selectShownTickets = createSelector(
  [
    (state: RootState) => state.tickets.list,
    (state: RootState) => state.tickets.openOnly,
    (state: RootState) => state.tickets.urgentOnly,
  ],
  filterTickets,
)

/** A plain function: it filters whenever it is called. */
export function listShownTickets({ tickets }: RootState) {
  listShownTickets.runs += 1
  return filterTickets(tickets.list, tickets.openOnly, tickets.urgentOnly)
}

listShownTickets.runs = 0
