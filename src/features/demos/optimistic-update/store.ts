import { configureStore } from '@reduxjs/toolkit'

import { bookingsApi } from './bookingsApi'
import { createChangeLog } from './change-log'
import { server } from './server'

/** What one mounted demo is made of. */
export function createDemo() {
  const log = createChangeLog()
  const store = configureStore({
    reducer: { [bookingsApi.reducerPath]: bookingsApi.reducer },
    middleware: (getDefault) => getDefault().concat(bookingsApi.middleware, log.middleware),
  })
  return {
    store,
    log,
    dispose: () => {
      store.dispatch(bookingsApi.util.resetApiState())
      server.reset()
    },
  }
}
