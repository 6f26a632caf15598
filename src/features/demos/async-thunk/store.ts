import { combineSlices, configureStore } from '@reduxjs/toolkit'
import type { Middleware } from '@reduxjs/toolkit'

import { observableList } from '../kit/observable-list'
import { hallSlice, loadHall } from './hallSlice'
import { server } from './server'

/** An action of the thunk. */
export interface CallAction {
  id: number
  /** Which call it belongs to, from 1. */
  call: number
  action: ThunkAction
  /** False for the action that `dispatch` only returned. */
  dispatched: boolean
}

/** An action of `loadHall`. */
export type ThunkAction = ReturnType<
  typeof loadHall.pending | typeof loadHall.fulfilled | typeof loadHall.rejected
>

/** What one mounted demo is made of. */
export function createDemo() {
  const actions = observableList<CallAction>()
  const requestIds: string[] = []
  let lastId = 0

  const log = (action: ThunkAction, dispatched: boolean): void => {
    const { requestId } = action.meta
    if (!requestIds.includes(requestId)) requestIds.push(requestId)
    actions.add({ id: (lastId += 1), call: requestIds.indexOf(requestId) + 1, action, dispatched })
  }
  const watch: Middleware = () => (next) => (action) => {
    if (loadHall.pending.match(action) || loadHall.settled(action)) log(action, true)
    return next(action)
  }
  const store = configureStore({
    reducer: combineSlices(hallSlice),
    middleware: (getDefault) => getDefault().concat(watch),
  })

  const running = new Set<{ abort: (reason?: string) => void }>()
  const cancel = (): void => running.forEach((call) => call.abort('You pressed Cancel'))
  return {
    store,
    actions,
    cancel,
    /** Dispatches the thunk, and also logs the action of a call that was skipped. */
    load: async (number: number): Promise<void> => {
      const call = store.dispatch(loadHall(number))
      running.add(call)
      const action = await call
      running.delete(call)
      if (loadHall.rejected.match(action) && action.meta.condition) log(action, false)
    },
    dispose: () => {
      cancel()
      server.reset()
    },
  }
}
