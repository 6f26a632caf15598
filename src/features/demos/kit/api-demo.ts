import { configureStore } from '@reduxjs/toolkit'
import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit'

import type { SimulatedServer } from '../../simulated-server/types'

/** The parts of an API slice that a store needs. */
interface ApiSlice {
  reducerPath: string
  reducer: Reducer
  middleware: Middleware
  util: { resetApiState: () => UnknownAction }
}

/**
 * Makes the store of a demo that has an API slice and nothing else.
 *
 * @param last - middleware behind that of the slice: it sees what reaches the reducers
 */
export function createApiDemo(api: ApiSlice, server: SimulatedServer, ...last: readonly Middleware[]) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware, ...last),
  })
  return {
    store,
    dispose: () => {
      store.dispatch(api.util.resetApiState())
      server.reset()
    },
  }
}
