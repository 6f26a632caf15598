import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { server } from './server'

export interface Order {
  id: string
  boxes: number
  total: number
}

export const ordersApi = createApi({
  reducerPath: 'ordersApi',
  // The server runs in this page; yours needs no fetchFn.
  baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
  tagTypes: ['Order'],
  endpoints: (build) => ({
    getOrder: build.query<Order, string>({ query: (id) => `orders/${id}`, providesTags: ['Order'] }),
    listOrders: build.query<Order[], void>({ query: () => 'orders', providesTags: ['Order'] }),
    setBoxes: build.mutation<Order, Pick<Order, 'id' | 'boxes'>>({
      query: ({ id, boxes }) => ({ url: `orders/${id}`, method: 'PATCH', body: { boxes } }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        try {
          const { data: order } = await queryFulfilled
          dispatch(ordersApi.util.updateQueryData('getOrder', id, () => order))
          dispatch(
            ordersApi.util.updateQueryData('listOrders', undefined, (orders) =>
              orders.map((other) => (other.id === id ? order : other)),
            ),
          )
        } catch {
          // Nothing was written. The component has the error.
        }
      },
    }),
  }),
})

export const { useGetOrderQuery, useListOrdersQuery, useSetBoxesMutation } = ordersApi
