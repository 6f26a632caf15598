import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'

import { createActionLog } from '../kit/action-log'
import { observableList } from '../kit/observable-list'
import { listenToSearch } from './searchListener'
import { searchSlice } from './searchSlice'
import { server } from './server'

/** A line of the log: what a run of the effect did. */
export interface RunEvent {
  id: number
  run: string
  what: string
}

/** What one mounted demo is made of. */
export function createDemo() {
  const actions = createActionLog()
  const events = observableList<RunEvent>()
  let runs = 0
  let lastId = 0
  const logOf = (text: string) => {
    const run = `Run ${(runs += 1)}, "${text}"`
    return (what: string) => events.add({ id: (lastId += 1), run, what })
  }
  const listenerMiddleware = createListenerMiddleware({ extra: { logOf } })
  listenToSearch(listenerMiddleware.startListening)
  const store = configureStore({
    reducer: combineSlices(searchSlice),
    middleware: (getDefault) =>
      getDefault().prepend(listenerMiddleware.middleware).concat(actions.middleware),
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
