import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { server } from './server'

export interface Queue {
  counter: string
  serving: number
  waiting: number
}

export const queueApi = createApi({
  reducerPath: 'queueApi',
  // The server runs in this page; yours needs no fetchFn.
  baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
  endpoints: (build) => ({
    getQueue: build.query<Queue, string>({ query: (counter) => `queues/${counter}` }),
  }),
})

export const { useGetQueueQuery } = queueApi
