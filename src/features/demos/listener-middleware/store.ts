import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { Middleware } from '@reduxjs/toolkit'

import { observableList } from '../kit/observable-list'
import { listenToSearch } from './searchListener'
import { searchSlice } from './searchSlice'
import { server } from './server'

/** An action that reached the reducers. */
export interface LoggedAction {
  id: number
  type: string
  payload: unknown
}

/** A line of the log: what a run of the effect did. */
export interface RunEvent {
  id: number
  run: string
  what: string
}

/** What one mounted demo is made of. */
export function createDemo() {
  const actions = observableList<LoggedAction>()
  const events = observableList<RunEvent>()
  let runs = 0
  let lastId = 0
  const logOf = (text: string) => {
    const run = `Run ${(runs += 1)}, "${text}"`
    return (what: string) => events.add({ id: (lastId += 1), run, what })
  }
  const watch: Middleware = () => (next) => (action) => {
    const { type, payload } = action as LoggedAction
    actions.add({ id: (lastId += 1), type, payload })
    return next(action)
  }
  const listenerMiddleware = createListenerMiddleware({ extra: { logOf } })
  listenToSearch(listenerMiddleware.startListening)
  const store = configureStore({
    reducer: combineSlices(searchSlice),
    // The last one doesn't see thunks and stopped actions.
    middleware: (getDefault) => getDefault().prepend(listenerMiddleware.middleware).concat(watch),
  })
  return {
    store,
    actions,
    events,
    dispose: () => {
      listenerMiddleware.clearListeners()
      server.reset()
    },
  }
}
