import type { Middleware } from '@reduxjs/toolkit'
import { isAnyOf } from '@reduxjs/toolkit'

import type { ObservableList } from '../kit/observable-list'
import { observableList } from '../kit/observable-list'
import { ordersApi } from './ordersApi'
import { refetchApi } from './refetchApi'
import { server } from './server'

/** A change, from the click until it was on the screen. */
interface Wait {
  id: number
  /** What was wanted, and how it came. */
  change: string
  /** In milliseconds; undefined if it failed. */
  duration: number | undefined
  requests: number
}

/** The changes of one store. */
export interface WaitLog {
  waits: ObservableList<Wait>
  /** Stands last in the store's middleware. */
  middleware: Middleware
}

const { setBoxes, setBoxesAndRefetch } = refetchApi.endpoints
const isSent = isAnyOf(setBoxes.matchPending, setBoxesAndRefetch.matchPending)
const isFailed = isAnyOf(setBoxes.matchRejected, setBoxesAndRefetch.matchRejected)
const selectOrder = ordersApi.endpoints.getOrder.select('O-64')
const selectOrders = ordersApi.endpoints.listOrders.select()
type State = Parameters<typeof selectOrder>[0]

/** Makes the log of one store. */
export function createWaitLog(): WaitLog {
  const waits = observableList<Wait>()
  let lastId = 0
  let running: { change: string; boxes: number; at: number; requests: number } | undefined

  function begin(boxes: number, invalidates: boolean): void {
    const change = `${boxes} boxes ${invalidates ? 'by refetch' : 'by writing'}`
    running = { change, boxes, at: Date.now(), requests: server.exchanges.length }
  }

  function end(failed: boolean): void {
    if (!running) return
    const { change, at, requests } = running
    waits.add({
      id: (lastId += 1),
      change,
      duration: failed ? undefined : Date.now() - at,
      requests: server.exchanges.length - requests,
    })
    running = undefined
  }

  /** Both entries hold the number. */
  function isShown(state: State, boxes: number): boolean {
    const listed = selectOrders(state).data?.find(({ id }) => id === 'O-64')
    return selectOrder(state).data?.boxes === boxes && listed?.boxes === boxes
  }

  return {
    waits,
    middleware:
      ({ getState }) =>
      (next) =>
      (action) => {
        const result = next(action)
        if (isSent(action)) {
          begin(action.meta.arg.originalArgs.boxes, action.meta.arg.endpointName === 'setBoxesAndRefetch')
        } else if (isFailed(action)) {
          end(true)
        } else if (running && isShown(getState() as State, running.boxes)) {
          end(false)
        }
        return result
      },
  }
}
