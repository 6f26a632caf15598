import { configureStore } from '@reduxjs/toolkit'

import { server } from './server'
import { stockApi } from './stockApi'

/** What one mounted demo is made of. */
export function createDemo() {
  const store = configureStore({
    reducer: { [stockApi.reducerPath]: stockApi.reducer },
    middleware: (getDefault) => getDefault().concat(stockApi.middleware),
  })
  return {
    store,
    sell: (item: string) => {
      store.dispatch(stockApi.endpoints.sell.initiate(item, { track: false }))
    },
    refetch: () => {
      store.dispatch(
        stockApi.endpoints.getStock.initiate(undefined, { subscribe: false, forceRefetch: true }),
      )
    },
    dispose: () => {
      store.dispatch(stockApi.util.resetApiState())
      server.reset()
    },
  }
}
