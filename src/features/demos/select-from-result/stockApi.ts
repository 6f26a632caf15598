import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { server } from './server'

export const stockApi = createApi({
  reducerPath: 'stockApi',
  // The server runs in this page; yours needs no fetchFn.
  baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
  endpoints: (build) => ({
    getStock: build.query<Record<string, number>, void>({ query: () => 'stock' }),
    sell: build.mutation<null, string>({
      query: (item) => ({ url: `stock/${item}/sale`, method: 'POST' }),
      onQueryStarted(item, { dispatch, queryFulfilled }) {
        const sale = dispatch(
          stockApi.util.updateQueryData('getStock', undefined, (stock) => {
            stock[item] = (stock[item] ?? 0) - 1
          }),
        )
        queryFulfilled.catch(sale.undo)
      },
    }),
  }),
})

export const { useGetStockQuery } = stockApi
