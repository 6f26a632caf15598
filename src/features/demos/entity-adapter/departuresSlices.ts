import { createEntityAdapter, createSlice } from '@reduxjs/toolkit'
import type { EntityAdapter } from '@reduxjs/toolkit'

export interface Departure {
  id: string
  time: string
  to: string
  platform?: number
}

const timetable: Departure[] = [
  { id: 'd1', time: '09:15', to: 'Ghent', platform: 3 },
  { id: 'd2', time: '08:40', to: 'Lyon', platform: 7 },
  { id: 'd3', time: '07:30', to: 'Oslo', platform: 1 },
]

function createDepartures<Path extends string>(path: Path, adapter: EntityAdapter<Departure, string>) {
  return createSlice({
    // Both slices have this name, on purpose: so both react to the same actions.
    name: 'departures',
    reducerPath: path,
    initialState: adapter.getInitialState(undefined, timetable),
    reducers: {
      addOne: adapter.addOne,
      setOne: adapter.setOne,
      setAll: adapter.setAll,
      upsertMany: adapter.upsertMany,
      updateOne: adapter.updateOne,
      removeOne: adapter.removeOne,
    },
  })
}

export const plainSlice = createDepartures('plain', createEntityAdapter<Departure>())

export const sortedSlice = createDepartures(
  'sorted',
  createEntityAdapter<Departure>({ sortComparer: (a, b) => a.time.localeCompare(b.time) }),
)

export const { addOne, setOne, setAll, upsertMany, updateOne, removeOne } = plainSlice.actions
