import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { trailsApi } from '../trails/trailsApi'

export const store = configureStore({
  reducer: { [trailsApi.reducerPath]: trailsApi.reducer },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(trailsApi.middleware),
})

setupListeners(store.dispatch)
