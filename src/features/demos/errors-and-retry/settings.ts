import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

/** What the reader switches. */
export interface Settings {
  withRetry: boolean
}

const initialState: Settings = { withRetry: false }

/** Whether the base query repeats. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    retrySwitched: (_state, { payload }: PayloadAction<boolean>) => ({ withRetry: payload }),
  },
})

export const { retrySwitched } = settingsSlice.actions
