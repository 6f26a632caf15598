import type { Reducer, Store } from '@reduxjs/toolkit'

import { INSPECTOR_LIMITS } from '../protocol/messages'
import { createHistory, type Entry, type History } from './history'
import type { ReadingHost } from './host'
import { attempt } from '../shared/attempt'
import { createPlaces } from './places'

/** The store of a sample, while it is recorded. */
export type Recording = ReturnType<typeof createRecorder>['recording']

export type AnyStore = Store<unknown>
type AnyReducer = Reducer<unknown>
/** What makes a store: of its parameters, only the reducer matters here. */
export type CreateStore = (reducer: AnyReducer, ...rest: unknown[]) => AnyStore

/**
 * Records a store. It stays Redux's own: its reducer is called once for each action, as without us, its messages are those of the
 * library, and nobody else is in the way of an action.
 */
export function createRecorder(name: string, host: ReadingHost) {
  const places = createPlaces(host)
  /** What was dispatched at the store and hasn't returned, the last one first. */
  const calls: { action: unknown; trace: Error | undefined }[] = []
  let dispatched = 0
  /** Requests that components have sent for the state of the past. */
  const begunInPast = new Set<string>()
  let history: History | undefined
  let outermost: AnyStore | undefined
  let innermost: AnyStore | undefined
  let last = 0
  /** Comes to the reducer when the application gets another state. */
  const applied = { type: '@@inspector/applied' }

  function watch(reducer: AnyReducer): AnyReducer {
    // The library says what is wrong with it.
    if (typeof reducer !== 'function') return reducer
    return (state, action) => {
      if (action === applied) return recording.state()
      if (recording.isOfPast(action)) return state
      let next: unknown
      try {
        next = reducer(state, action)
      } catch (error) {
        add(state, state, { action, reducer, thrown: { error } })
        throw error
      }
      add(state, next, { action, reducer })
      return next
    }
  }

  function add(before: unknown, after: unknown, what: Omit<Entry, 'time' | 'trace'>): void {
    attempt(() => {
      history ??= createHistory(before, INSPECTOR_LIMITS.actions)
      last = Math.max(last, host.now())
      history.add({ time: last, trace: getTrace(what.action), ...what }, after)
      host.onChange()
    })
  }

  function getTrace(action: unknown): Entry['trace'] {
    dispatched += 1
    if (dispatched > TRACED) return {}
    const call = calls.find((known) => known.action === action)
    return attempt(() => places.trace((call ?? calls[0])?.trace, call !== undefined)) ?? {}
  }

  /** Makes the innermost store, whose reducer is watched. */
  function watchReducer(createStore: CreateStore): CreateStore {
    return (reducer, ...rest) => {
      const store = createStore(watch(reducer), ...rest)
      innermost = { ...store }
      const replace = store.replaceReducer.bind(store)
      // By the name that the library gives it, because samples print stores.
      store.replaceReducer = function replaceReducer(next) {
        replace(watch(next))
      }
      return store
    }
  }

  /** Notes who calls the store. While the past is shown, an action would change what nobody sees. */
  function watchDispatch(store: AnyStore): void {
    const dispatch = store.dispatch as (...values: unknown[]) => unknown
    function watched(this: unknown, ...values: unknown[]): unknown {
      const [action] = values
      if (recording.shown !== undefined && typeof action !== 'function') return action
      calls.unshift({ action, trace: dispatched < TRACED ? new PlainError() : undefined })
      try {
        return Reflect.apply(dispatch, this, values)
      } finally {
        calls.shift()
      }
    }
    for (const property of ['name', 'length'] as const)
      Object.defineProperty(watched, property, { value: dispatch[property], configurable: true })
    store.dispatch = watched as AnyStore['dispatch']
  }

  const recording = {
    name,
    get history(): History {
      return history as History
    },
    places,
    /** What the sample dispatches to. */
    store: (): AnyStore => outermost as AnyStore,
    /** Counts how often what was recorded before has changed. */
    version: 0,
    /** The action whose state the application sees, while that isn't the last one. */
    shown: undefined as number | undefined,
    /** The state that the application sees. */
    state: (): unknown => history?.stateAfter(recording.shown),
    /** Gives the application the state that the history has for it, and tells its subscribers. */
    apply: (): void => void innermost?.dispatch(applied),
    /** Whether the middleware of the store reads the state by this function. */
    isReadBy: (getState: () => unknown): boolean => innermost?.getState === getState,
    /** Whether an action comes while the past is shown, or belongs to a request that began then. */
    isOfPast(action: unknown): boolean {
      const request = host.own(action, 'meta', 'requestId')
      if (recording.shown === undefined) return typeof request === 'string' && begunInPast.has(request)
      if (typeof request === 'string') begunInPast.add(request)
      return true
    },
  }

  /** Takes the finished store; false if there's nothing to record. */
  function takeStore(store: AnyStore): boolean {
    outermost = store
    if (!history) return false
    // Of a store that the sample has frozen, we see what comes to the reducer alone.
    attempt(() => watchDispatch(store))
    return true
  }

  return { recording, watchReducer, takeStore }
}

/** So many actions are traced back to their lines. A loop that dispatches more would notice what that takes. */
const TRACED = 10_000

// Whoever redefines it changes nothing here.
const { Error: PlainError } = globalThis
