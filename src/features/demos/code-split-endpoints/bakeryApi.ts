import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { server } from './server'

// A function, so that Reset can begin with a new one. In an app: export const bakeryApi = createApi({ … })
export const createBakeryApi = () =>
  createApi({
    reducerPath: 'bakeryApi',
    // The server runs in this page; yours needs no fetchFn.
    baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
    tagTypes: ['Item'],
    endpoints: (build) => ({
      getStock: build.query<{ loaves: number }, void>({
        query: () => 'stock',
        providesTags: ['Item'],
      }),
      sellLoaf: build.mutation<null, void>({
        query: () => ({ url: 'sales', method: 'POST' }),
        invalidatesTags: ['Item'],
      }),
    }),
  })

export type BakeryApi = ReturnType<typeof createBakeryApi>
