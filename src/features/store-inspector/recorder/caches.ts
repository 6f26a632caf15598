import { INSPECTOR_LIMITS, type Cache, type CacheRow } from '../protocol/messages'
import { removalsOf, type Removals } from './countdown'
import { cut } from '../shared/cut'
import type { RecorderHost } from './host'
import { ownReader } from '../shared/own'
import { readEntries, type EntryState } from '../shared/read-entries'
import type { Recording, Subscriptions } from './recording'
import type { Rows } from './rows'

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
  const { own, keysOf } = ownReader(host.unwrap)
  let left: number = INSPECTOR_LIMITS.entries

  function readCache(reducerPath: string, api: unknown): Cache {
    const subscriptions = isNow ? subscriptionsOf(reducerPath, api) : undefined
    const removals = isNow ? removalsOf(recording, reducerPath, host) : undefined
    const entries = readEntries(api, left, { own, keysOf }).map((entry) =>
      rowOf(entry, { subscriptions, removals }),
    )
    left -= entries.length
    return { reducerPath: cut(reducerPath, INSPECTOR_LIMITS.type), entries }
  }

  function rowOf(entry: EntryState, { subscriptions, removals }: Known): CacheRow {
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
      preview: rows.previewOf(status === 'rejected' ? entry.error : entry.data),
    }
  }

  function subscriptionsOf(reducerPath: string, api: unknown): Subscriptions | undefined {
    const { subscriptions } = recording
    // Without its middleware, the question would come to everybody else.
    if (!subscriptions.has(reducerPath) && own(api, 'config', 'middlewareRegistered') === true)
      recording.askSubscriptions(reducerPath)
    return subscriptions.get(reducerPath)
  }

  return keysOf(state).flatMap((reducerPath) => {
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
