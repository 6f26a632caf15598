import { createApi, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { fetchFn, server } from './server'
import type { Settings } from './settings'

export interface Invoice {
  id: string
  total: number
}

// The server runs in this page; yours needs no fetchFn.
const plain = fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn, timeout: 1_500 })

/** What the server has refused, it will refuse again. */
const mayPass = (error: unknown) => (error as FetchBaseQueryError).status !== 400

const baseQuery = retry(plain, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) => {
    const { settings } = baseQueryApi.getState() as { settings: Settings }
    return settings.withRetry && attempt <= 2 && mayPass(error)
  },
})

export const invoicesApi = createApi({
  reducerPath: 'invoicesApi',
  baseQuery,
  endpoints: (build) => ({
    getInvoice: build.query<Invoice, string>({
      query: (id) => `invoices/${id}`,
      transformResponse: ({ id, lines }: { id: string; lines: number[] }) => ({
        id,
        total: lines.reduce((sum, line) => sum + line, 0),
      }),
    }),
  }),
})

export const { useGetInvoiceQuery } = invoicesApi
