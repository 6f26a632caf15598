import { createSlice } from '@reduxjs/toolkit'
import { loggedOut } from './loggedOut'
import { sessionApi } from './sessionApi'
import type { Session } from './types'

export const sessionSlice = createSlice({
  name: 'session',
  initialState: null as Session | null,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loggedOut, () => null)
      .addMatcher(sessionApi.endpoints.logIn.matchFulfilled, (_state, action) => action.payload)
  },
  selectors: { selectName: (session) => session?.name },
})

export const { selectName } = sessionSlice.selectors
