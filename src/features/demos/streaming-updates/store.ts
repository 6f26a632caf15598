import { createApiDemo } from '../kit/api-demo'
import { auctionApi } from './auctionApi'
import { journal } from './journal'
import { server } from './server'

/** What one mounted demo is made of. */
export function createDemo() {
  const { store, dispose } = createApiDemo(auctionApi, server)
  return {
    store,
    dispose: () => {
      // Ends the entries, and with them the sockets.
      dispose()
      journal.clear()
    },
  }
}
