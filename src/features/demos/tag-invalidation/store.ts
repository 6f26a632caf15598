import { configureStore } from '@reduxjs/toolkit'

import { createInvalidationWatch } from './invalidation-watch'
import { server } from './server'
import { ticketsApi } from './ticketsApi'

/** What one mounted demo is made of. */
export function createDemo() {
  const watch = createInvalidationWatch()
  const store = configureStore({
    reducer: { [ticketsApi.reducerPath]: ticketsApi.reducer },
    middleware: (getDefault) => getDefault().concat(ticketsApi.middleware, watch.middleware),
  })
  return {
    store,
    watch,
    dispose: () => {
      store.dispatch(ticketsApi.util.resetApiState())
      server.reset()
    },
  }
}
