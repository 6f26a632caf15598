import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { server } from './server'

export interface Ticket {
  id: string
  title: string
  status: 'open' | 'closed'
}

export const tagOf = (id: string) => ({ type: 'Ticket', id }) as const

export const ticketsApi = createApi({
  reducerPath: 'ticketsApi',
  // The server runs in this page; yours needs no fetchFn.
  baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
  tagTypes: ['Ticket'],
  endpoints: (build) => ({
    listTickets: build.query<Ticket[], void>({
      query: () => 'tickets',
      providesTags: (tickets = []) => [tagOf('LIST'), ...tickets.map(({ id }) => tagOf(id))],
    }),
    getTicket: build.query<Ticket, string>({
      query: (id) => `tickets/${id}`,
      providesTags: (_ticket, _error, id) => [tagOf(id)],
    }),
    countOpen: build.query<number, void>({
      query: () => 'open-count',
      providesTags: ['Ticket'],
    }),
    setStatus: build.mutation<Ticket, Pick<Ticket, 'id' | 'status'>>({
      query: ({ id, status }) => ({ url: `tickets/${id}`, method: 'PATCH', body: { status } }),
      invalidatesTags: (_ticket, _error, { id }) => [tagOf(id)],
    }),
  }),
})

export const { useListTicketsQuery, useGetTicketQuery, useCountOpenQuery, useSetStatusMutation } = ticketsApi
