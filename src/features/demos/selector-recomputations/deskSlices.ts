import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

export interface Ticket {
  id: string
  title: string
  open: boolean
  urgent: boolean
}

interface TicketsState {
  list: Ticket[]
  openOnly: boolean
  urgentOnly: boolean
}

const initialState: TicketsState = {
  list: [
    { id: 'T-1', title: 'Printer jams', open: true, urgent: false },
    { id: 'T-2', title: 'No badge', open: true, urgent: true },
    { id: 'T-3', title: 'Projector hums', open: false, urgent: false },
    { id: 'T-4', title: 'Door sticks', open: false, urgent: true },
  ],
  openOnly: false,
  urgentOnly: false,
}

export const ticketsSlice = createSlice({
  name: 'tickets',
  initialState,
  reducers: {
    filterToggled(state, { payload }: PayloadAction<'openOnly' | 'urgentOnly'>) {
      state[payload] = !state[payload]
    },
    ticketClosed(state, { payload }: PayloadAction<string>) {
      const ticket = state.list.find(({ id }) => id === payload)
      if (ticket) ticket.open = false
    },
  },
})

export const bellSlice = createSlice({
  name: 'bell',
  initialState: { rung: 0 },
  reducers: {
    rung(state) {
      state.rung += 1
    },
  },
})

export const { filterToggled, ticketClosed } = ticketsSlice.actions
export const { rung } = bellSlice.actions
