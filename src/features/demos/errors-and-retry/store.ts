import { configureStore } from '@reduxjs/toolkit'

import { invoicesApi } from './invoicesApi'
import { server } from './server'
import { settingsSlice } from './settings'

/** What one mounted demo is made of. */
export function createDemo() {
  const store = configureStore({
    reducer: { settings: settingsSlice.reducer, [invoicesApi.reducerPath]: invoicesApi.reducer },
    middleware: (getDefault) => getDefault().concat(invoicesApi.middleware),
  })
  return {
    store,
    dispose: () => {
      store.dispatch(invoicesApi.util.resetApiState())
      server.reset()
    },
  }
}

/** The store of this demo. */
export type DemoStore = ReturnType<typeof createDemo>['store']
