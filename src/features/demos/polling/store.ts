import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'

import { listenTo } from './listenTo'
import { queueApi } from './queueApi'
import { server } from './server'

/** What one mounted demo is made of. */
export function createDemo() {
  const store = configureStore({
    reducer: { [queueApi.reducerPath]: queueApi.reducer },
    middleware: (getDefault) => getDefault().concat(queueApi.middleware),
  })
  // Stands for the window: what happens to it, the reader says.
  const events = new EventTarget()
  const stopListening = setupListeners(store.dispatch, listenTo(events))
  // How the store begins depends on the real window, which may be hidden while the page loads.
  events.dispatchEvent(new Event('shown'))
  events.dispatchEvent(new Event('online'))
  return {
    store,
    events,
    dispose: () => {
      stopListening()
      store.dispatch(queueApi.util.resetApiState())
      server.reset()
    },
  }
}
