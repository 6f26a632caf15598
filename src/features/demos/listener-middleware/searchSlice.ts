import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

interface SearchState {
  text: string
  status: 'idle' | 'waiting' | 'searching' | 'taking long'
  /** Null before the first search. */
  found: string[] | null
}

const initialState: SearchState = { text: '', status: 'idle', found: null }

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    typed(state, action: PayloadAction<string>) {
      state.text = action.payload
      state.status = 'waiting'
    },
    canceled(state) {
      state.status = 'idle'
    },
    started(state) {
      state.status = 'searching'
    },
    tookLong(state) {
      state.status = 'taking long'
    },
    finished(state, action: PayloadAction<string[]>) {
      state.status = 'idle'
      state.found = action.payload
    },
  },
})

export const { typed, canceled, started, tookLong, finished } = searchSlice.actions
