import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

export interface SessionState {
  token: string | null
}

const initialState: SessionState = { token: 'key-1' }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    tokenReceived: (_state, { payload }: PayloadAction<string>) => ({ token: payload }),
    signedOut: () => ({ token: null }),
  },
})

export const { tokenReceived, signedOut } = sessionSlice.actions
