import { configureStore } from '@reduxjs/toolkit'

import { createTimeline } from '../kit/timeline'
import { server } from './server'
import type { Room } from './roomsApi'
import { roomsApi } from './roomsApi'

/** What one mounted demo is made of. */
export function createDemo() {
  const store = configureStore({
    reducer: { [roomsApi.reducerPath]: roomsApi.reducer },
    middleware: (getDefault) => getDefault().concat(roomsApi.middleware),
  })
  return {
    store,
    timeline: createTimeline<Room>(({ id }) => id),
    dispose: () => {
      store.dispatch(roomsApi.util.resetApiState())
      server.reset()
    },
  }
}
