import { configureStore } from '@reduxjs/toolkit'
import packingReducer from '../features/packing/packingSlice'

export const store = configureStore({
  reducer: { packing: packingReducer },
})

export type RootState = ReturnType<typeof store.getState>
export type AppDispatch = typeof store.dispatch
export type AppStore = typeof store
