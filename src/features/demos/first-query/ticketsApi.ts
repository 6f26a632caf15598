import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { server } from './server'

export interface Ticket {
  id: string
  title: string
  status: 'open' | 'waiting' | 'closed'
}

export const ticketsApi = createApi({
  reducerPath: 'ticketsApi',
  // The server runs in this page; yours needs no fetchFn.
  baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
  endpoints: (build) => ({
    getTicket: build.query<Ticket, string>({ query: (id) => `tickets/${id}` }),
  }),
})

export const { useGetTicketQuery } = ticketsApi
