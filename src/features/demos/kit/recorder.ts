import { isAction } from '@reduxjs/toolkit'
import type { Middleware, Reducer, Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

import type { Exchange } from '../../simulated-server/exchange-log'
import type { SimulatedServer } from '../../simulated-server/types'
import { createObservable } from '../../store-inspector/client/data/observable'
import type { Observable } from '../../store-inspector/client/data/observable'
import type { ActionPhase, ActionRow, Cache } from '../../store-inspector/protocol/messages'
import { inWords } from '../../store-inspector/shared/words'
import { describeValue } from './describe-value'
import { createCacheReader } from './read-cache'

/** The parts of an API slice that a store and its recorder need. */
export interface ApiSlice {
  reducerPath: string
  reducer: Reducer
  middleware: Middleware
  util: {
    resetApiState: () => UnknownAction
    getMiddlewareState: () => ThunkAction<
      { getSubscriptionCount: (key: string) => number } | undefined,
      unknown,
      unknown,
      UnknownAction
    >
  }
}

/** What the panel of a demo shows, in the form in which the inspector of stores has it. */
export interface Recorder {
  /** Actions, requests and notes, in the order in which they happened. */
  rows: Observable<readonly ActionRow[]>
  /** The caches as they are now. */
  caches: Observable<readonly Cache[]>
  /** Adds what is neither an action nor a request, such as a render. */
  note: (type: string, preview?: string) => void
  /** Stands last in the store's middleware: what it sees reaches the reducers. */
  middleware: Middleware
  /** Begins to record. @returns what ends it */
  start: (store: Store) => () => void
}

/** How many rows are kept: a demo that polls may stay open for hours. */
const KEPT = 300

/**
 * How often countdowns are read, in milliseconds. Subscribers come and go without an action that reaches a store, too.
 */
const TICK = 250

/** Of the actions of an API slice, those that aren't the bookkeeping of its requests, which have rows of their own. */
const TELLING =
  /\/(?:invalidateTags|removeQueryResult|queryResultPatched|cacheEntriesUpserted|resetApiState)$/

/** Makes what records the store of a demo in the page itself, and the requests to its server. */
export function createRecorder(server: SimulatedServer | undefined, api: ApiSlice | undefined): Recorder {
  const rows = createObservable<readonly ActionRow[]>([])
  const caches = createObservable<readonly Cache[]>([])
  let lastId = 0
  let origin: number | undefined
  let isStarted = false

  function add(row: Pick<ActionRow, 'type' | 'preview'> & Partial<ActionRow>): void {
    origin ??= Date.now()
    const own = { id: (lastId += 1), time: Date.now() - origin, hasChanged: true, isOff: false }
    rows.set([...rows.value, { ...own, ...row }].slice(-KEPT))
  }

  function addAction(action: UnknownAction): void {
    const { type, payload } = action
    // What prepares a store isn't what happens in it.
    if (!isStarted) return
    if (api && type.startsWith(`${api.reducerPath}/`) && !TELLING.test(type)) return
    add({ type, preview: describeValue(payload, 120) })
  }

  /** How many exchanges of the server were seen, and which of them are under way. */
  const open = new Set<number>()
  let lastSeen = 0

  function readRequests(exchanges: readonly Exchange[]): void {
    for (const exchange of exchanges) {
      const { id } = exchange
      if (id > lastSeen) {
        lastSeen = id
        open.add(id)
        addExchange(exchange, 'pending')
      }
      if (exchange.outcome !== 'pending' && open.delete(id)) addExchange(exchange, getPhase(exchange))
    }
  }

  function addExchange(exchange: Exchange, phase: ActionPhase): void {
    const { id, method, path, sentAt, settledAt = sentAt, outcome } = exchange
    const preview = phase === 'pending' ? 'under way' : `${outcome}, ${inWords(settledAt - sentAt)}`
    add({ type: `${method} ${path}`, preview, phase, request: `exchange ${id}` })
  }

  return {
    rows,
    caches,
    note: (type, preview = '') => add({ type, preview }),
    middleware: () => (next) => (action) => {
      const result = next(action)
      if (isAction(action)) addAction(action)
      return result
    },
    start: (store) => {
      isStarted = true
      const read = api && createCacheReader(store, api, getSubscriptions(store, api))
      const readCaches = (): void => {
        const next = read?.()
        if (next && JSON.stringify(next) !== JSON.stringify(caches.value[0])) caches.set([next])
      }
      const readServer = (): void => readRequests(server?.exchanges ?? [])
      const leave = [server?.subscribe(readServer), store.subscribe(readCaches)]
      const timer = api && setInterval(readCaches, TICK)
      readServer()
      readCaches()
      return () => {
        leave.forEach((end) => end?.())
        clearInterval(timer)
      }
    },
  }
}

function getPhase({ outcome }: Exchange): ActionPhase {
  return typeof outcome === 'number' && outcome < 400 ? 'fulfilled' : 'rejected'
}

/** The numbers of subscribers, from the middleware itself: the copy in the state is up to 500 ms late. */
function getSubscriptions(store: Store, api: ApiSlice): (key: string) => number {
  const dispatch = store.dispatch as ThunkDispatch<unknown, unknown, UnknownAction>
  return (key) => dispatch(api.util.getMiddlewareState())?.getSubscriptionCount(key) ?? 0
}
