import { configureStore } from '@reduxjs/toolkit'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query'

import { createCacheWatch } from '../cache-watch'

interface Item {
  id: string
  text: string
}

export const LATENCY = 400
const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATENCY))
const endings: Array<() => void> = []

/** Makes a store with a cache, a watch of it, and what happens to its entries. */
export function watchedStore({ watched = true, keepUnusedDataFor = 10 } = {}) {
  let failing = false
  let count = 0
  const api = createApi({
    reducerPath: 'api',
    baseQuery: fakeBaseQuery<string>(),
    tagTypes: ['Item', 'Text'],
    keepUnusedDataFor,
    endpoints: (build) => ({
      getItem: build.query<Item, string>({
        queryFn: async (id) => {
          await wait()
          count += 1
          return failing ? { error: 'no' } : { data: { id, text: `text ${count}` } }
        },
        providesTags: (item, _error, id) => (item ? ['Text', { type: 'Item', id }] : []),
      }),
      getPages: build.infiniteQuery<string, null, number>({
        queryFn: async ({ pageParam }) => {
          await wait()
          return { data: `page ${pageParam}` }
        },
        infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: (_last, _all, page) => page + 1 },
      }),
      change: build.mutation<null, string>({ queryFn: () => ({ data: null }) }),
    }),
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  })
  const watch = createCacheWatch(store, api)
  if (watched) endings.push(watch.start())
  endings.push(() => store.dispatch(api.util.resetApiState()))
  const { getItem, getPages, change } = api.endpoints
  return {
    watch,
    fail: (fails: boolean) => {
      failing = fails
    },
    subscribe: (id: string) => store.dispatch(getItem.initiate(id)),
    fetchAlone: (id: string, forceRefetch = false) =>
      store.dispatch(getItem.initiate(id, { subscribe: false, forceRefetch })),
    patch: (id: string, text: string) =>
      store.dispatch(
        api.util.updateQueryData('getItem', id, (item) => {
          item.text = text
        }),
      ),
    subscribePages: () => store.dispatch(getPages.initiate(null)),
    change: () => store.dispatch(change.initiate('x', { track: false })),
  }
}

/** Ends the timers and watches of a test's stores. */
export function endWatchedStores(): void {
  endings.splice(0).forEach((end) => end())
}
