import { configureStore } from '@reduxjs/toolkit'

import { ordersApi } from './ordersApi'
import { server } from './server'

/** What one mounted demo is made of. */
export function createDemo() {
  const store = configureStore({
    reducer: { [ordersApi.reducerPath]: ordersApi.reducer },
    middleware: (getDefault) => getDefault().concat(ordersApi.middleware),
  })
  return {
    store,
    dispose: () => {
      store.dispatch(ordersApi.util.resetApiState())
      server.reset()
    },
  }
}
