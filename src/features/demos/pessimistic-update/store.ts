import { configureStore } from '@reduxjs/toolkit'

import { ordersApi } from './ordersApi'
import { server } from './server'
import { createWaitLog } from './wait-log'

/** What one mounted demo is made of. */
export function createDemo() {
  const log = createWaitLog()
  const store = configureStore({
    reducer: { [ordersApi.reducerPath]: ordersApi.reducer },
    middleware: (getDefault) => getDefault().concat(ordersApi.middleware, log.middleware),
  })
  return {
    store,
    log,
    dispose: () => {
      store.dispatch(ordersApi.util.resetApiState())
      server.reset()
    },
  }
}
