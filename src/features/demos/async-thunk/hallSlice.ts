import { createAsyncThunk, createSlice } from '@reduxjs/toolkit'
import { server } from './server'

type Hall = { number: number; seats: number }

interface HallState {
  hall: Hall | null
  loading: boolean
  problem: string | null
}

const createHallThunk = createAsyncThunk.withTypes<{ state: { hall: HallState }; rejectValue: string }>()

export const loadHall = createHallThunk(
  'hall/load',
  async (number: number, { rejectWithValue, signal }) => {
    // The server runs in this page; yours needs no more than fetch.
    const response = await server.fetch(`${server.baseUrl}/halls/${number}`, { signal })
    if (!response.ok) return rejectWithValue((await response.json()) as string)
    return (await response.json()) as Hall
  },
  { condition: (_number, { getState }) => !getState().hall.loading },
)

const initialState: HallState = { hall: null, loading: false, problem: null }

export const hallSlice = createSlice({
  name: 'hall',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addAsyncThunk(loadHall, {
      pending: () => ({ ...initialState, loading: true }),
      fulfilled: (state, { payload }) => {
        state.hall = payload
      },
      rejected: (state, { error, meta, payload }) => {
        if (!meta.aborted) state.problem = payload ?? error.message ?? 'Unknown problem'
      },
      settled: (state) => {
        state.loading = false
      },
    })
  },
})
