import { createApiDemo } from '../kit/api-demo'
import { server } from './server'
import { stockApi } from './stockApi'

/** What one mounted demo is made of. */
export function createDemo() {
  const { store, dispose } = createApiDemo(stockApi, server)
  const { sell, getStock } = stockApi.endpoints
  return {
    store,
    dispose,
    sell: (item: string) => {
      store.dispatch(sell.initiate(item, { track: false }))
    },
    refetch: () => {
      store.dispatch(getStock.initiate(undefined, { subscribe: false, forceRefetch: true }))
    },
  }
}
