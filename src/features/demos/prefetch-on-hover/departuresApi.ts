import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { server } from './server'

export interface Departure {
  id: string
  to: string
  time: string
  platform: number
}

export const departuresApi = createApi({
  reducerPath: 'departuresApi',
  // The server runs in this page; yours needs no fetchFn.
  baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
  // Seconds. The default is 60.
  keepUnusedDataFor: 10,
  endpoints: (build) => ({
    getDeparture: build.query<Departure, string>({ query: (id) => `departures/${id}` }),
  }),
})

export const { useGetDepartureQuery, usePrefetch } = departuresApi
