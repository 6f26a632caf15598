import { configureStore } from '@reduxjs/toolkit'

import { roomsApi } from './roomsApi'
import { endRequests, server } from './server'
import { sessionSlice } from './session'

/** What one mounted demo is made of. */
export function createDemo() {
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, [roomsApi.reducerPath]: roomsApi.reducer },
    middleware: (getDefault) => getDefault().concat(roomsApi.middleware),
  })
  return {
    store,
    dispose: () => {
      store.dispatch(roomsApi.util.resetApiState())
      endRequests()
      server.reset()
    },
  }
}

/** The store of this demo. */
export type DemoStore = ReturnType<typeof createDemo>['store']
