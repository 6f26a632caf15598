import { configureStore } from '@reduxjs/toolkit'

import { createTimeline } from '../kit/timeline'
import { server } from './server'
import type { Ticket } from './ticketsApi'
import { ticketsApi } from './ticketsApi'

/** What one mounted demo is made of. */
export function createDemo() {
  const store = configureStore({
    reducer: { [ticketsApi.reducerPath]: ticketsApi.reducer },
    middleware: (getDefault) => getDefault().concat(ticketsApi.middleware),
  })
  return {
    store,
    timeline: createTimeline<Ticket>(({ id }) => id),
    dispose: () => {
      store.dispatch(ticketsApi.util.resetApiState())
      server.reset()
    },
  }
}
