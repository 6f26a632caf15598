import { INSPECTOR_LIMITS } from '../protocol/messages'
import { ownReader } from '../shared/own'
import { tagText } from '../shared/read-entries'
import { count, cut, inWords } from '../shared/words'
import type { Entry } from './history'
import type { RecorderHost } from './host'
import { deepError } from './places'
import { createRows } from './rows'

/** Something that happened to a cache entry. */
export interface QueryEvent {
  time: number
  /** Of the entry. */
  key: string
  /** Of the request, by which the component is known that has sent it. */
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
export interface WatchedApi {
  reducerPath: string
  /** Of the store that the middleware belongs to. */
  getState: () => unknown
  /** The latest ones. */
  events: readonly QueryEvent[]
  getSubscriptionCount: (key: string) => number
  /** Milliseconds until the library removes an entry; undefined while it doesn't count down to that. */
  getRemoval: (key: string) => number | undefined
}

/** What is used of `StoreRuntime`, in `query/core/buildMiddleware/runtime.ts` of the library. */
interface Runtime {
  queries: ReadonlyMap<
    string,
    {
      subscribers?: ReadonlyMap<string, unknown>
      /** The timer that removes the entry. */
      gc?: unknown
      /** In seconds. */
      retainFor?: number
      poll?: { pollingInterval: number }
    }
  >
  pendingTagInvalidations: readonly Tag[]
}

interface Tag {
  type: string
  id?: unknown
}

/** What is used of `builderArgs`, in `query/core/buildMiddleware/index.ts` of the library. */
interface BuilderArgs {
  reducerPath: string
  runtime: Runtime
  context: {
    hasRehydrationInfo: (action: unknown) => boolean
    extractRehydrationInfo: (action: unknown) => { queries?: unknown } | undefined
    endpointDefinitions: Readonly<Record<string, { keepUnusedDataFor?: number } | undefined>>
  }
  mwApi: { getState: () => unknown }
}

/** Gets each action before the reducer, and notes subscribers: `buildBatchedActionsHandler` makes it. */
type Handler = (action: unknown, ...rest: unknown[]) => unknown

/** Whether an action of the store that has a state comes only because the past is, or was, shown. */
type IsOfPast = (action: unknown, getState: () => unknown) => boolean

/** What is put around a handler of the library. */
export type WatchQueries = (handler: Handler, args: BuilderArgs) => Handler

/** Of one API slice. */
const MOST_EVENTS = 4000
/** So many events are traced back to their lines. */
const TRACED = 2000

/**
 * Makes what follows the queries of API slices, with their reasons. Why a request was sent is the library's `startReason`; who
 * subscribes and what counts down is only in its middleware.
 *
 * @param apis - gets what is known of each
 * @param isOfPast - whether an action comes only because the past is shown
 */
export function createQueryWatch(apis: WatchedApi[], host: RecorderHost, isOfPast: IsOfPast): WatchQueries {
  return (handler, args) => {
    const api = followApi(args, host)
    apis.push(api.known)
    return (action, ...rest) => {
      const note = attempt(() => (isOfPast(action, args.mwApi.getState) ? undefined : api.prepare(action)))
      const result = handler(action, ...rest)
      attempt(() => note?.())
      return result
    }
  }
}

/** The sample may have broken something that we need. It runs on as without us. */
function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}

interface Followed {
  known: WatchedApi
  /** Reads an action before the library does; what it gives notes it after that. */
  prepare: (action: unknown) => (() => void) | undefined
}

function followApi({ reducerPath, runtime, context, mwApi }: BuilderArgs, host: RecorderHost): Followed {
  const { own, getKeys } = ownReader(host.unwrap)
  const { getCall, getType } = createRows(host)
  const events: QueryEvent[] = []
  /** Since when nobody uses an entry, and for how many milliseconds it is kept. */
  const unused = new Map<string, { since: number; keep: number }>()
  /** The last action that may have invalidated tags, and what it and those before it have invalidated, the latest first. */
  let settled: unknown
  let invalidations: { tags: readonly Tag[]; cause: unknown }[] = []
  let windowEvent: { action: unknown; time: number } | undefined
  let traced = 0

  watchPush(runtime, (tags) => {
    if (tags.length > 0) invalidations = [{ tags, cause: settled }, ...invalidations.slice(0, 50)]
  })

  const readApi = (...path: string[]): unknown => own(mwApi.getState(), reducerPath, ...path)
  const subscribersOf = (key: string): number => runtime.queries.get(key)?.subscribers?.size ?? 0

  function add(key: string, text: string, action: unknown, cause?: unknown): void {
    traced += 1
    const trace = traced <= TRACED ? { inner: deepError() } : {}
    const said = cut(text, INSPECTOR_LIMITS.text)
    const requestId = own(action, 'meta', 'requestId') ?? own(action, 'payload', 'requestId')
    events.push({ time: host.now(), key, requestId, text: said, action, cause, trace })
    if (events.length > MOST_EVENTS) events.shift()
  }

  /** Milliseconds. */
  function keepFor(key: string, endpoint: unknown): number {
    const own = context.endpointDefinitions[String(endpoint)]?.keepUnusedDataFor
    const seconds = own ?? Number(readApi('config', 'keepUnusedDataFor'))
    return Math.max(seconds, runtime.queries.get(key)?.retainFor ?? 0) * 1000
  }

  /** What is said where an entry has no subscriber: from then on, the library counts. */
  function noteUse(key: string, endpoint = readApi('queries', key, 'endpointName')): string {
    const subscribers = subscribersOf(key)
    if (subscribers > 0) {
      unused.delete(key)
      return ` ${count(subscribers, 'subscriber')} now.`
    }
    const keep = keepFor(key, endpoint)
    unused.set(key, { since: host.now(), keep })
    return keep === Infinity
      ? ' Nobody uses it now. It’s kept for ever.'
      : ` Nobody uses it now, so it’s kept for ${inWords(keep)}.`
  }

  /** What has invalidated an entry, and with which of its tags. */
  function findInvalidation(key: string): { tags: string; cause: unknown } | undefined {
    const provided = readApi('provided', 'keys', key)
    const tags = getKeys(provided).map((index) => ({
      type: own(provided, index, 'type'),
      id: own(provided, index, 'id'),
    }))
    for (const { tags: invalidated, cause } of invalidations) {
      const matching = tags.filter((tag) =>
        invalidated.some(({ type, id }) => type === tag.type && (id === undefined || id === tag.id)),
      )
      const texts = matching.flatMap(({ type, id }) => tagText(type, id))
      if (texts.length > 0) return { tags: texts.join(' and '), cause }
    }
    return undefined
  }

  function getCauseInWords(cause: unknown): string {
    return getCall(cause) ?? getType(cause).replace(`${reducerPath}/`, '')
  }

  function getReason(key: string, action: unknown): { text: string; cause?: unknown } {
    const arg = (...path: string[]): unknown => own(action, 'meta', 'arg', ...path)
    switch (arg('startReason')) {
      case 'initial':
        return readApi('queries', key, 'status') === 'rejected'
          ? { text: 'Requested again: the request before has failed, and there are no data.' }
          : { text: 'Requested: it was used for the first time, and nothing was cached.' }
      case 'invalidation': {
        const found = findInvalidation(key)
        if (!found) return { text: 'Requested again: a tag of it was invalidated.' }
        const { tags, cause } = found
        return { text: `Requested again: ${getCauseInWords(cause)} invalidated ${tags}.`, cause }
      }
      case 'poll': {
        const interval = runtime.queries.get(key)?.poll?.pollingInterval
        return {
          text: `Requested again: it’s polled${interval === undefined ? '' : ` every ${inWords(interval)}`}.`,
        }
      }
      case 'focus':
        return { text: 'Requested again: the window got the focus.', cause: windowEvent?.action }
      case 'reconnect':
        return { text: 'Requested again: the network came back.', cause: windowEvent?.action }
      case 'upsert':
        return { text: 'Filled by upsertQueryData: nothing was sent.' }
      case 'nextPage':
        return { text: 'Requested: the next page.' }
      case 'previousPage':
        return { text: 'Requested: the previous page.' }
      default:
        return { text: getRefetch(arg('subscribe') === true, arg('forceRefetch')) }
    }
  }

  /** The reason of a request is `refetch` wherever data were there and nothing else is known. */
  function getRefetch(isNewUse: boolean, forced: unknown): string {
    if (typeof forced === 'number')
      return `Requested again: the data are older than ${forced} s, as this use asked.`
    if (!isNewUse) return 'Requested again: refetch() or a forced prefetch asked for it.'
    return forced === true
      ? 'Requested again: this use asks for fresh data (refetchOnMountOrArgChange, forceRefetch, or the trigger of a lazy query).'
      : 'Requested again: refetchOnMountOrArgChange or forceRefetch of the API slice or endpoint asks for it.'
  }

  function noteRemoval(key: string, action: unknown): void {
    const { since, keep } = unused.get(key) ?? { since: NaN, keep: NaN }
    unused.delete(key)
    if (Math.abs(host.now() - since - keep) <= 1) {
      add(key, `Removed: nobody had used it for ${inWords(keep)}.`, action)
      return
    }
    if (windowEvent?.time === host.now()) {
      const text = 'Removed: it would have been refetched on focus or reconnect, but nobody used it.'
      add(key, text, action, windowEvent.action)
      return
    }
    const found = findInvalidation(key)
    const text =
      found && `Removed: ${getCauseInWords(found.cause)} invalidated ${found.tags}, and nobody used it.`
    add(key, text ?? 'Removed.', action, found?.cause)
  }

  function prepareQuery(phase: string, key: string, action: unknown): (() => void) | undefined {
    const isNew = own(action, 'meta', 'arg', 'subscribe') === true
    if (phase === 'pending') {
      const { text, cause } = getReason(key, action)
      return () => add(key, isNew ? text + noteUse(key) : text, action, cause)
    }
    if (own(action, 'meta', 'condition') === true) {
      const text =
        readApi('queries', key, 'status') === 'pending'
          ? 'Nothing was sent: a request is under way, which was joined.'
          : 'Nothing was sent: the data are in the cache.'
      return () => add(key, isNew ? text + noteUse(key) : text, action)
    }
    const text = phase === 'fulfilled' ? 'Data came.' : 'The request failed.'
    return () => add(key, subscribersOf(key) > 0 ? text : text + noteUse(key), action)
  }

  function prepare(action: unknown): (() => void) | undefined {
    const type = own(action, 'type')
    if (typeof type !== 'string') return undefined
    if (type === '__rtkq/focused' || type === '__rtkq/online') windowEvent = { action, time: host.now() }
    if (!type.startsWith(`${reducerPath}/`)) {
      return context.hasRehydrationInfo(action) ? () => noteRestored(action) : undefined
    }
    const name = type.slice(reducerPath.length + 1)
    const [thunk, phase = ''] = name.split('/')
    const key = own(action, 'meta', 'arg', 'queryCacheKey') ?? own(action, 'payload', 'queryCacheKey')
    if (name === 'invalidateTags' || /^executeMutation\/(?:fulfilled|rejected)$/.test(name)) settled = action
    if (name === 'resetApiState') {
      for (const one of getKeys(readApi('queries')))
        add(one, 'Removed: resetApiState was dispatched.', action)
      return undefined
    }
    if (name === 'queries/cacheEntriesUpserted') return () => noteFilled(action)
    if (typeof key !== 'string') return undefined
    if (thunk === 'executeQuery') return prepareQuery(phase, key, action)
    if (name === 'queries/removeQueryResult') noteRemoval(key, action)
    if (name === 'queries/queryResultPatched')
      add(key, 'Its data were changed: updateQueryData, patchQueryData or undo().', action)
    if (name !== 'subscriptions/unsubscribeQueryResult') return undefined
    const before = subscribersOf(key)
    return () => {
      if (subscribersOf(key) < before) add(key, `A subscriber left.${noteUse(key)}`, action)
    }
  }

  function noteRestored(action: unknown): void {
    const queries = context.extractRehydrationInfo(action)?.queries
    for (const key of getKeys(queries)) {
      const use = noteUse(key, own(queries, key, 'endpointName'))
      add(key, `Restored from what was saved, if it was complete: nothing was sent.${use}`, action)
    }
  }

  function noteFilled(action: unknown): void {
    const entries = own(action, 'payload')
    for (const index of getKeys(entries)) {
      const key = own(entries, index, 'queryDescription', 'queryCacheKey')
      const endpoint = own(entries, index, 'queryDescription', 'endpointName')
      if (typeof key === 'string') add(key, `Filled by upsertQueryEntries.${noteUse(key, endpoint)}`, action)
    }
  }

  return {
    known: {
      reducerPath,
      getState: mwApi.getState,
      events,
      getSubscriptionCount: subscribersOf,
      getRemoval(key) {
        const timer = runtime.queries.get(key)?.gc
        const waiting = timer === undefined ? undefined : host.timers().find(({ id }) => id === Number(timer))
        return waiting && Math.max(0, waiting.callAt - host.now())
      },
    },
    prepare,
  }
}

/** Calls a function with the tags that are invalidated: `invalidateTags` of the library pushes them to a list of the runtime. */
function watchPush(runtime: Runtime, onPush: (tags: Tag[]) => void): void {
  const watched = (list: readonly Tag[]): readonly Tag[] =>
    Object.defineProperty(list, 'push', {
      value: (...tags: Tag[]) => {
        attempt(() => onPush(tags))
        return Array.prototype.push.apply(list, tags)
      },
    })
  let current = watched(runtime.pendingTagInvalidations)
  Object.defineProperty(runtime, 'pendingTagInvalidations', {
    get: () => current,
    set: (list: readonly Tag[]) => {
      current = watched(list)
    },
  })
}
