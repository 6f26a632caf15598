import { configureStore } from '@reduxjs/toolkit'
import { departuresApi } from './departuresApi'

export const store = configureStore({
  reducer: { [departuresApi.reducerPath]: departuresApi.reducer },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(departuresApi.middleware),
})
