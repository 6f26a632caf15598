import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { cartSlice } from './features/cart/cartSlice'
import { stockApi } from './features/stock/stockApi'

const rootReducer = combineReducers({
  cart: cartSlice.reducer,
  stockApi: stockApi.reducer,
})

export type RootState = ReturnType<typeof rootReducer>

export const makeStore = (preloadedState: Partial<RootState> = {}) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(stockApi.middleware),
  })

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
