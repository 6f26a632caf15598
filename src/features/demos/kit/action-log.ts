import type { Middleware } from '@reduxjs/toolkit'

import type { ObservableList } from './observable-list'
import { observableList } from './observable-list'

/** An action that reached the reducers. */
interface LoggedAction {
  /** From 1. */
  id: number
  type: string
  payload: unknown
}

/** The actions of one store. */
export interface ActionLog extends ObservableList<LoggedAction> {
  /** Must be the last middleware of the store, so that it doesn't see thunks and stopped actions. */
  middleware: Middleware
}

/**
 * Makes a log of the actions that reach the reducers.
 *
 * @param isShown - which types are listed; all if absent
 */
export function createActionLog(isShown: (type: string) => boolean = () => true): ActionLog {
  const list = observableList<LoggedAction>()
  let lastId = 0
  const middleware: Middleware = () => (next) => (action) => {
    const { type, payload } = action as { type: string; payload?: unknown }
    if (isShown(type)) list.add({ id: (lastId += 1), type, payload })
    return next(action)
  }
  // Changes the list in place, because a copy would not get later items.
  return Object.assign(list, { middleware })
}
