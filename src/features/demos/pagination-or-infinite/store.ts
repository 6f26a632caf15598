import { configureStore } from '@reduxjs/toolkit'

import { playlistApi } from './playlistApi'
import { server } from './server'

/** What one mounted demo is made of. */
export function createDemo() {
  const store = configureStore({
    reducer: { [playlistApi.reducerPath]: playlistApi.reducer },
    middleware: (getDefault) => getDefault().concat(playlistApi.middleware),
  })
  return {
    store,
    dispose: () => {
      store.dispatch(playlistApi.util.resetApiState())
      server.reset()
    },
  }
}
