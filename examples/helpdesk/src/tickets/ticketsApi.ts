import { helpdeskApi } from '../app/helpdeskApi'
import type { NewTicket, Ticket } from './types'

export const ticketsApi = helpdeskApi.injectEndpoints({
  endpoints: (build) => ({
    getTickets: build.query<Ticket[], void>({
      query: () => 'tickets',
      providesTags: [{ type: 'Ticket', id: 'LIST' }],
    }),
    addTicket: build.mutation<Ticket, NewTicket>({
      query: (ticket) => ({ url: 'tickets', method: 'POST', body: ticket }),
      invalidatesTags: (_ticket, error) => (error ? [] : [{ type: 'Ticket', id: 'LIST' }]),
    }),
    closeTicket: build.mutation<Ticket, string>({
      query: (id) => ({ url: `tickets/${id}`, method: 'PATCH', body: { open: false } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          ticketsApi.util.updateQueryData('getTickets', undefined, (tickets) => {
            const ticket = tickets.find((known) => known.id === id)
            if (ticket) ticket.open = false
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
    }),
  }),
})

export const { useGetTicketsQuery, useAddTicketMutation, useCloseTicketMutation } = ticketsApi
