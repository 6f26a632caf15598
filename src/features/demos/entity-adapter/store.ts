import { combineSlices, configureStore } from '@reduxjs/toolkit'
import type { EntityState, Middleware } from '@reduxjs/toolkit'

import { observableList } from '../kit/observable-list'
import type { Departure } from './departuresSlices'
import { plainSlice, sortedSlice } from './departuresSlices'

type Departures = EntityState<Departure, string>

/** The state of both slices. */
export type State = Record<'plain' | 'sorted', Departures>

/** The state before and after an action; the same before the first one. */
export interface Step {
  type: string
  payload: unknown
  before: State
  after: State
}

/** What one mounted demo is made of. */
export function createDemo() {
  const steps = observableList<Step>(1)
  const watch: Middleware<object, State> =
    ({ getState }) =>
    (next) =>
    (action) => {
      const before = getState()
      const result = next(action)
      steps.add({ ...(action as Pick<Step, 'type' | 'payload'>), before, after: getState() })
      return result
    }
  const store = configureStore({
    reducer: combineSlices(plainSlice, sortedSlice),
    middleware: (getDefault) => getDefault().concat(watch),
  })
  return { store, steps, dispose: () => steps.clear() }
}
