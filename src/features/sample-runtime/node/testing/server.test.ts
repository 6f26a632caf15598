import { expect, test } from 'vitest'

import { fence, diagnosticsOf } from './run-page'

const API = fence(
  'ts title="src/api.ts"',
  "import { configureStore } from '@reduxjs/toolkit'",
  "import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'",
  'export const api = createApi({',
  "  baseQuery: fetchBaseQuery({ baseUrl: 'https://tickets.example/api' }),",
  "  tagTypes: ['Ticket'],",
  '  endpoints: (build) => ({',
  "    getTicket: build.query<{ status: string }, string>({ query: (id) => `tickets/${id}`, providesTags: ['Ticket'] }),",
  "    closeTicket: build.mutation<unknown, string>({ query: (id) => ({ url: `tickets/${id}/close`, method: 'POST' }), invalidatesTags: ['Ticket'] }),",
  '  }),',
  '})',
  'export const store = configureStore({',
  '  reducer: { [api.reducerPath]: api.reducer },',
  '  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),',
  '})',
)

test('RTK Query talks to the server of the fence, and the fence counts its requests.', async () => {
  const use = fence(
    'ts server="tickets"',
    "import { server } from 'simulated-server'",
    "import { api, store } from './api'",
    'const { getTicket, closeTicket } = api.endpoints',
    'server.latency = 2000',
    "const query = store.dispatch(getTicket.initiate('T-101'))",
    "store.dispatch(getTicket.initiate('T-101'))",
    ";(await query).data?.status // → 'open'",
    'server.requests.length // → 1',
    "await store.dispatch(closeTicket.initiate('T-101'))",
    'await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))',
    "getTicket.select('T-101')(store.getState()).data?.status // → 'closed'",
    "server.countOf('GET', '/tickets/T-101') // → 2",
    'Date.now() - Date.UTC(2026, 0, 1) // → 6000',
  )
  expect(await diagnosticsOf(API + use + use)).toEqual([])
})

test('Aborting reaches the server while it waits.', async () => {
  const use = fence(
    'ts server="tickets"',
    "import { server } from 'simulated-server'",
    "import { api, store } from './api'",
    'server.latency = 5000',
    "const closing = store.dispatch(api.endpoints.closeTicket.initiate('T-101'))",
    'setTimeout(() => closing.abort(), 100)',
    'const { error } = await closing',
    "error // → { name: 'AbortError', message: 'Aborted' }",
    'await new Promise((resolve) => setTimeout(resolve, 10_000))',
    "const response = await fetch('https://tickets.example/api/tickets/T-101')",
    ";(await response.json()).status // → 'open'",
  )
  expect(await diagnosticsOf(API + use)).toEqual([])
})

test('An unknown name is a problem that lists the names.', async () => {
  expect(await diagnosticsOf(fence('ts server="posts"', 'export {}'))).toEqual([
    '1:1 There is no server "posts"; the servers are cafe, shop, tickets.',
  ])
})

test('The server can be imported only where there is one.', async () => {
  const [diagnostic] = await diagnosticsOf(
    fence('ts run', '', "import { server } from 'simulated-server'", 'export { server }'),
  )
  expect(diagnostic).toMatch(/^3:24 Only a fence with server="…" has a server/)
})
