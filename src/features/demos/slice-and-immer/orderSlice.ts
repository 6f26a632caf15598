import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

export interface Order {
  table: { guests: number }
  lines: Array<{ dish: string; count: number }>
}

const initialState: Order = {
  table: { guests: 2 },
  lines: [
    { dish: 'soup', count: 1 },
    { dish: 'bread', count: 2 },
  ],
}

export const orderSlice = createSlice({
  name: 'order',
  initialState,
  reducers: {
    dishAdded(state, action: PayloadAction<string>) {
      state.lines.push({ dish: action.payload, count: 1 })
    },
    oneMore(state, action: PayloadAction<string>) {
      const line = state.lines.find(({ dish }) => dish === action.payload)
      if (line) line.count += 1
    },
    dishRemoved(state, action: PayloadAction<string>) {
      state.lines = state.lines.filter(({ dish }) => dish !== action.payload)
    },
    guestsSet(state, action: PayloadAction<number>) {
      state.table.guests = action.payload
    },
    startedOver: () => initialState,
  },
})

export const { dishAdded, oneMore, dishRemoved, guestsSet, startedOver } = orderSlice.actions
