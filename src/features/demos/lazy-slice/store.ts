import { configureStore } from '@reduxjs/toolkit'
import type { Middleware, UnknownAction } from '@reduxjs/toolkit'

import { observableList } from '../kit/observable-list'
import type { RootState } from './rootReducer'
import { createRootReducer } from './rootReducer'

/** The state after something happened. */
export interface Snapshot {
  id: number
  what: string
  state: RootState
}

/** What one mounted demo is made of. */
export function createDemo() {
  const rootReducer = createRootReducer()
  const snapshots = observableList<Snapshot>()
  let lastId = 0
  const watch: Middleware<object, RootState> = () => (next) => (action) => {
    const result = next(action)
    note((action as UnknownAction).type)
    return result
  }
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().concat(watch),
  })
  function note(what: string): void {
    snapshots.add({ id: (lastId += 1), what, state: store.getState() })
  }
  note('at the start')
  return { rootReducer, store, snapshots, note, dispose: () => snapshots.clear() }
}
