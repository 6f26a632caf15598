import { configureStore } from '@reduxjs/toolkit'

import { departuresApi } from './departuresApi'
import { server } from './server'

/** What one mounted demo is made of. */
export function createDemo() {
  const store = configureStore({
    reducer: { [departuresApi.reducerPath]: departuresApi.reducer },
    middleware: (getDefault) => getDefault().concat(departuresApi.middleware),
  })
  return {
    store,
    dispose: () => {
      store.dispatch(departuresApi.util.resetApiState())
      server.reset()
    },
  }
}
