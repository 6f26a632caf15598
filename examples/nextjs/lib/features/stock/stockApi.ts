import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface Stock {
  sku: string
  tins: number
}

export const stockApi = createApi({
  reducerPath: 'stockApi',
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  tagTypes: ['Stock'],
  endpoints: (build) => ({
    getStock: build.query<Stock, string>({
      query: (sku) => `/stock/${sku}`,
      providesTags: (_stock, _error, sku) => [{ type: 'Stock', id: sku }],
    }),
  }),
})

export const { useGetStockQuery } = stockApi
