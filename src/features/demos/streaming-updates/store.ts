import { configureStore } from '@reduxjs/toolkit'

import { auctionApi } from './auctionApi'
import { journal } from './journal'
import { server } from './server'

/** What one mounted demo is made of. */
export function createDemo() {
  const store = configureStore({
    reducer: { [auctionApi.reducerPath]: auctionApi.reducer },
    middleware: (getDefault) => getDefault().concat(auctionApi.middleware),
  })
  return {
    store,
    dispose: () => {
      // Ends the entries, and with them the sockets.
      store.dispatch(auctionApi.util.resetApiState())
      server.reset()
      journal.clear()
    },
  }
}
