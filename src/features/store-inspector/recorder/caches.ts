import { INSPECTOR_LIMITS, type Cache, type CacheRow } from '../protocol/messages'
import { cut } from '../shared/words'
import type { RecorderHost, WaitingTimer } from './host'
import { ownReader } from '../shared/own'
import { readEntries, type EntryState } from '../shared/read-entries'
import type { Recording, Subscriptions } from './recording'
import type { Rows } from './rows'

/** Gives milliseconds until an entry is removed; `null` if that can't be known, undefined if nothing counts down to it. */
type Removals = (key: string) => number | null | undefined

/** What the library's timers call to remove an entry, by the name that it has in their code. */
const REMOVAL = 'removeQueryResult'
/** Milliseconds by which the state knows later than the library who has subscribed. */
const LATE = 500
/** So many actions are looked through, from the last one on. */
const MOST = 3000

/** When the timer of an entry may have been set. */
interface Span {
  from: number
  to: number
}

// Whoever redefines it changes nothing here.
const getCode = Object.getOwnPropertyDescriptor(Function.prototype, 'toString')?.value as () => string

/**
 * Finds out when the unused entries of a cache are removed. How long an endpoint keeps its data isn't in the state, so the timers
 * that wait say it: each was set when the last subscriber left, or when data came that nobody had subscribed to. If several
 * timers come into question, they must agree.
 */
function getRemovals(recording: Recording, reducerPath: string, host: RecorderHost): Removals {
  const timers = host.timers().filter(isRemoval)
  let spans: ReadonlyMap<string, Span> | undefined
  return (key) => {
    if (timers.length === 0) return undefined
    spans ??= readSpans(recording, reducerPath, host)
    const { from, to } = spans.get(key) ?? { from: 0, to: Number.POSITIVE_INFINITY }
    const times = timers.filter(({ createdAt }) => createdAt >= from && createdAt <= to)
    const [first] = times
    if (!first || times.some(({ callAt }) => callAt !== first.callAt)) return null
    return Math.max(0, first.callAt - host.now())
  }
}

function isRemoval({ callback }: WaitingTimer): boolean {
  try {
    return Reflect.apply(getCode, callback, []).includes(REMOVAL)
  } catch {
    return false
  }
}

/** When the timers of entries may have been set: from what the actions say, and from when the state lost their subscribers. */
function readSpans({ history }: Recording, reducerPath: string, host: RecorderHost): Map<string, Span> {
  const { own, getKeys } = ownReader(host.unwrap)
  const spans = new Map<string, Span>()
  const subscribersIn = (state: unknown): unknown => own(state, reducerPath, 'subscriptions')
  const { first = 0, last = -1 } = history.range() ?? {}
  for (let id = last; id >= Math.max(first, last - MOST); id -= 1) {
    const moment = history.at(id)
    if (!moment) continue
    const { entry, before, after } = moment
    const key = own(entry.action, 'meta', 'arg', 'queryCacheKey')
    if (typeof key === 'string' && !spans.has(key))
      spans.set(key, { from: entry.time, to: Number.POSITIVE_INFINITY })
    if (subscribersIn(before) === subscribersIn(after)) continue
    for (const left of getKeys(subscribersIn(before))) {
      const isEmpty = getKeys(own(subscribersIn(after), left)).length === 0
      if (isEmpty && getKeys(own(subscribersIn(before), left)).length > 0 && !spans.has(left))
        spans.set(left, { from: entry.time - LATE, to: entry.time })
    }
  }
  return spans
}

/** The parts by which the state of an API slice is recognized, as `apiState.ts` of the library declares it. */
const PARTS = ['queries', 'provided', 'subscriptions', 'config'] as const
/** Characters of a key. */
const KEY = 400

/**
 * Reads the caches of RTK Query in a state.
 *
 * @param isNow - whether it is the state of the present: only of that, subscribers and countdowns are known
 */
export function readCaches(
  recording: Recording,
  state: unknown,
  isNow: boolean,
  { host, rows }: { host: RecorderHost; rows: Rows },
): Cache[] {
  const { own, getKeys } = ownReader(host.unwrap)
  let left: number = INSPECTOR_LIMITS.entries

  function readCache(reducerPath: string, api: unknown): Cache {
    const subscriptions = isNow ? getSubscriptions(reducerPath, api) : undefined
    const removals = isNow ? getRemovals(recording, reducerPath, host) : undefined
    const entries = readEntries(api, left, { own, getKeys }).map((entry) =>
      getRow(entry, { subscriptions, removals }),
    )
    left -= entries.length
    return { reducerPath: cut(reducerPath, INSPECTOR_LIMITS.type), entries }
  }

  function getRow(entry: EntryState, { subscriptions, removals }: Known): CacheRow {
    const { key, endpoint, status, fulfilledAt } = entry
    const subscribers = subscriptions?.getSubscriptionCount(key) ?? entry.subscribers
    const isCounting = removals !== undefined && subscribers === 0 && status !== 'pending'
    const removedIn = isCounting ? removals(key) : undefined
    return {
      key: cut(key, KEY),
      endpoint: typeof endpoint === 'string' ? cut(endpoint, INSPECTOR_LIMITS.type) : '',
      status,
      subscribers: Number.isSafeInteger(subscribers) && subscribers > 0 ? subscribers : 0,
      tags: entry.tags.map((tag) => cut(tag, INSPECTOR_LIMITS.type)),
      ...(typeof fulfilledAt === 'number' && { fulfilledAt: fulfilledAt - host.origin }),
      ...(removedIn !== undefined && { removedIn }),
      preview: rows.getPreview(status === 'rejected' ? entry.error : entry.data),
    }
  }

  function getSubscriptions(reducerPath: string, api: unknown): Subscriptions | undefined {
    const { subscriptions } = recording
    // Without its middleware, the question would come to everybody else.
    if (!subscriptions.has(reducerPath) && own(api, 'config', 'middlewareRegistered') === true)
      recording.askSubscriptions(reducerPath)
    return subscriptions.get(reducerPath)
  }

  return getKeys(state).flatMap((reducerPath) => {
    const api = own(state, reducerPath)
    const isApi =
      own(api, 'config', 'reducerPath') === reducerPath &&
      PARTS.every((part) => typeof own(api, part) === 'object')
    return isApi ? [readCache(reducerPath, api)] : []
  })
}

interface Known {
  subscriptions: Subscriptions | undefined
  removals: Removals | undefined
}
