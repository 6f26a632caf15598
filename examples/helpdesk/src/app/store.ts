import { configureStore } from '@reduxjs/toolkit'
import { createApiActionSanitizer } from '@reduxjs/toolkit/query'
import { useDispatch, useSelector } from 'react-redux'
import { noticesSlice } from '../notices/noticesSlice'
import { sessionSlice } from '../session/sessionSlice'
import { helpdeskApi } from './helpdeskApi'

export const store = configureStore({
  reducer: {
    session: sessionSlice.reducer,
    notices: noticesSlice.reducer,
    [helpdeskApi.reducerPath]: helpdeskApi.reducer,
  },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(helpdeskApi.middleware),
  devTools: { actionSanitizer: createApiActionSanitizer(helpdeskApi) },
})

export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>()
export const useAppSelector = useSelector.withTypes<ReturnType<typeof store.getState>>()
