import { configureStore } from '@reduxjs/toolkit'

import { createBakeryApi } from './bakeryApi'
import { server } from './server'

/** What one mounted demo is made of. The API slice is its own: what is injected can't be taken out again. */
export function createDemo() {
  const api = createBakeryApi()
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  })
  return {
    api,
    store,
    dispose: () => {
      store.dispatch(api.util.resetApiState())
      server.reset()
    },
  }
}
