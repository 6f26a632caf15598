import { configureStore } from '@reduxjs/toolkit'
import type { Middleware, UnknownAction } from '@reduxjs/toolkit'

import { observableList } from '../kit/observable-list'
import type { Order } from './orderSlice'
import { orderSlice } from './orderSlice'
import type { Step } from './recordStep'
import { recordStep } from './recordStep'

/** What one mounted demo is made of. */
export function createDemo() {
  const steps = observableList<Step>(1)
  const watch: Middleware<object, { order: Order }> =
    ({ getState }) =>
    (next) =>
    (action) => {
      const before = getState().order
      const result = next(action)
      steps.add(recordStep(action as UnknownAction, before, getState().order))
      return result
    }
  const store = configureStore({
    reducer: { order: orderSlice.reducer },
    middleware: (getDefault) => getDefault().concat(watch),
  })
  return { store, steps, dispose: () => steps.clear() }
}
