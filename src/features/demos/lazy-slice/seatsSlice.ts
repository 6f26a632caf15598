import { createSlice } from '@reduxjs/toolkit'

export const seatsSlice = createSlice({
  name: 'seats',
  initialState: { free: 40 },
  reducers: {
    seatSold(state) {
      state.free -= 1
    },
  },
})

export const { seatSold } = seatsSlice.actions
