import { INSPECTOR_LIMITS } from '../protocol/messages'
import { attempt } from '../shared/attempt'
import { cut } from '../shared/words'
import type { Entry } from './history'
import type { ReadingHost } from './host'
import { deepError } from './places'
import { createReasons, type BuilderArgs, type Reason } from './reasons'

/** Something that happened to a cache entry. */
export interface QueryEvent {
  time: number
  /** Of the entry; undefined for what no entry is concerned by. */
  key: string | undefined
  /** Of the request, by which the component is known that has sent it or gone. */
  requestId: unknown
  text: string
  /** What came to the middleware. Subscribers who come or leave without a request come to no reducer. */
  action: unknown
  /** The action that led to it. */
  cause?: unknown
  /** Of the call that dispatched the action. */
  trace: Entry['trace']
}

/** What the middleware of an API slice knows and no state has. */
export type WatchedApi = ReturnType<typeof followApi>['api']

/** Gets each action before the reducer, and notes subscribers: `buildBatchedActionsHandler` makes it. */
type Handler = (action: unknown, ...rest: unknown[]) => unknown

/** Of one API slice. */
const MOST_EVENTS = 4000
/** So many events are traced back to their lines. */
const TRACED = 2000

/** Says nothing about why. */
export const DATA_CAME = 'Data came.'
const END: Partial<Record<string, string>> = { fulfilled: DATA_CAME, rejected: 'The request failed.' }
const JOINED = 'Nothing was sent: a request is under way, which was joined.'
const CACHED = 'Nothing was sent: the data are in the cache.'
const PATCHED = 'Its data were changed: updateQueryData, patchQueryData or undo().'
const UPSERTED = 'Filled by upsertQueryEntries.'
const RESTORED = 'Restored from what was saved, if it was complete: nothing was sent.'
const RESET = 'Removed: resetApiState was dispatched.'

/**
 * Makes what follows the queries of API slices, with their reasons. Who subscribes and what counts down is only in the library's
 * middleware.
 *
 * @param apis - gets what is known of each
 * @param isOfPast - whether an action of the store that has a state comes only because the past is, or was, shown
 */
export function createQueryWatch(
  apis: WatchedApi[],
  host: ReadingHost,
  isOfPast: (action: unknown, getState: () => unknown) => boolean,
) {
  return (handler: Handler, args: BuilderArgs): Handler => {
    const { api, prepare } = followApi(args, host)
    apis.push(api)
    return (action, ...rest) => {
      const note = attempt(() => (isOfPast(action, args.mwApi.getState) ? undefined : prepare(action)))
      const result = handler(action, ...rest)
      attempt(() => note?.())
      return result
    }
  }
}

function followApi(args: BuilderArgs, host: ReadingHost) {
  const { reducerPath, runtime, context, mwApi } = args
  const { own, getKeys } = host
  const events: QueryEvent[] = []
  /** What removed the entries that are gone. */
  const removals = new Map<string | undefined, unknown>()
  const onMiss = (action: unknown, text: string): void => add(undefined, { text }, action)
  const { readApi, subscribersOf, ...reasons } = createReasons(args, host, onMiss)
  let traced = 0

  function add(key: string | undefined, { text, cause }: Reason, action: unknown, requestId?: unknown): void {
    traced += 1
    const trace = traced <= TRACED ? { inner: deepError() } : {}
    const said = cut(text, INSPECTOR_LIMITS.text)
    events.push({ time: host.now(), key, requestId, text: said, action, cause, trace })
    if (said.startsWith('Removed')) removals.set(key, action)
    else removals.delete(key)
    const oldest = events.length > MOST_EVENTS ? events.shift() : undefined
    if (oldest && removals.get(oldest.key) === oldest.action) removals.delete(oldest.key)
  }

  function prepareQuery(phase: string, key: string, action: unknown): () => void {
    const isUnsent = own(action, 'meta', 'condition') === true
    const isEnd = phase !== 'pending' && !isUnsent
    const isNewUse = own(action, 'meta', 'arg', 'subscribe') === true
    const reason =
      phase === 'pending' ? reasons.ofRequest(key, action, removals.get(key)) : { text: END[phase] ?? '' }
    if (isUnsent) reason.text = readApi('queries', key, 'status') === 'pending' ? JOINED : CACHED
    return () => {
      if (isEnd ? subscribersOf(key) === 0 : isNewUse) reason.text += reasons.getUse(key)
      add(key, reason, action, isEnd ? undefined : own(action, 'meta', 'requestId'))
    }
  }

  /** @param path - leads from each of the entries to what says which one it is */
  function noteFilled(action: unknown, text: string, entries: unknown, ...path: string[]): void {
    for (const index of getKeys(entries)) {
      const entry = own(entries, index, ...path)
      const known = own(entry, 'queryCacheKey')
      const key = typeof known === 'string' ? known : index
      add(key, { text: text + reasons.getUse(key, own(entry, 'endpointName')) }, action)
    }
  }

  function prepareUnsubscription(key: string, action: unknown): () => void {
    const before = subscribersOf(key)
    const requestId = own(action, 'payload', 'requestId')
    return () => {
      if (subscribersOf(key) < before)
        add(key, { text: `A subscriber left.${reasons.getUse(key)}` }, action, requestId)
    }
  }

  const api = {
    reducerPath,
    /** Of the store that the middleware belongs to. */
    getState: mwApi.getState,
    /** The latest ones. */
    events: events as readonly QueryEvent[],
    /** The actions of a file have another story. */
    forget: (): void => void events.splice(0),
    getSubscriptionCount: subscribersOf,
    /** Milliseconds until the library removes an entry; undefined while it doesn't count down to that. */
    getRemoval(key: string): number | undefined {
      const timer = runtime.queries.get(key)?.gc
      const waiting = timer === undefined ? undefined : host.timers().find(({ id }) => id === Number(timer))
      return waiting && Math.max(0, waiting.callAt - host.now())
    },
  }

  /** Reads an action before the library does; what it gives notes it after that. */
  function prepare(action: unknown): (() => void) | undefined {
    const type = own(action, 'type')
    if (typeof type !== 'string') return undefined
    reasons.note(type, action)
    if (!type.startsWith(`${reducerPath}/`)) {
      if (!context.hasRehydrationInfo(action)) return undefined
      return () => noteFilled(action, RESTORED, context.extractRehydrationInfo(action)?.queries)
    }
    const [part = '', name = ''] = type.slice(reducerPath.length + 1).split('/')
    const key = own(action, 'meta', 'arg', 'queryCacheKey') ?? own(action, 'payload', 'queryCacheKey')
    if (part === 'resetApiState')
      for (const one of getKeys(readApi('queries'))) add(one, { text: RESET }, action)
    if (name === 'cacheEntriesUpserted')
      return () => noteFilled(action, UPSERTED, own(action, 'payload'), 'queryDescription')
    if (typeof key !== 'string') return undefined
    if (part === 'executeQuery') return prepareQuery(name, key, action)
    if (name === 'removeQueryResult') add(key, reasons.ofRemoval(key), action)
    if (name === 'queryResultPatched') add(key, { text: PATCHED }, action)
    return name === 'unsubscribeQueryResult' ? prepareUnsubscription(key, action) : undefined
  }

  return { api, prepare }
}
