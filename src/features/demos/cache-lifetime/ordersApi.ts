import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { server } from './server'

export interface Order {
  id: string
  customer: string
  status: string
}

export const ordersApi = createApi({
  reducerPath: 'ordersApi',
  // The server runs in this page; yours needs no fetchFn.
  baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
  // Seconds, counted from when the last subscriber leaves.
  keepUnusedDataFor: 10,
  endpoints: (build) => ({
    getOrder: build.query<Order, string>({ query: (id) => `orders/${id}` }),
  }),
})

export const { useGetOrderQuery } = ordersApi
