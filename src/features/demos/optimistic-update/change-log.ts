import type { Middleware } from '@reduxjs/toolkit'

import type { ObservableList } from '../kit/observable-list'
import { observableList } from '../kit/observable-list'
import { bookingsApi } from './bookingsApi'
import { storedSeats } from './server'

/** Something that happened, and the number of seats after it. */
interface Change {
  id: number
  event: string
  /** Undefined until the first answer. */
  screen: number | undefined
  server: number
}

/** What happened to the booking. */
export interface ChangeLog {
  changes: ObservableList<Change>
  /** Stands last in the store's middleware. */
  middleware: Middleware
}

const { getBooking, setSeats } = bookingsApi.endpoints
const selectBooking = getBooking.select('B-7')
type State = Parameters<typeof selectBooking>[0]

/** Makes the log of one store. */
export function createChangeLog(): ChangeLog {
  const changes = observableList<Change>()
  let lastId = 0
  /** What the next patch of the entry is for. */
  let cause = ''

  function eventOf(action: unknown): string | undefined {
    if (setSeats.matchPending(action)) cause = `${action.meta.arg.originalArgs.seats} is sent and shown`
    if (setSeats.matchRejected(action)) cause = `${action.meta.arg.originalArgs.seats} has failed, undo()`
    if (bookingsApi.internalActions.queryResultPatched.match(action)) return cause
    if (setSeats.matchFulfilled(action)) return `${action.meta.arg.originalArgs.seats} is saved`
    return getBooking.matchFulfilled(action) ? 'fetched' : undefined
  }

  return {
    changes,
    middleware:
      ({ getState }) =>
      (next) =>
      (action) => {
        const result = next(action)
        const event = eventOf(action)
        if (event !== undefined) {
          const screen = selectBooking(getState() as State).data?.seats
          changes.add({ id: (lastId += 1), event, screen, server: storedSeats() })
        }
        return result
      },
  }
}
