import { INSPECTOR_LIMITS, type Cache, type CacheRow } from '../protocol/messages'
import { removalsOf, type Removals } from './countdown'
import { cut } from './describe'
import type { RecorderHost } from './host'
import { keysReader, ownReader } from './own'
import type { Recording, Subscriptions } from './recording'
import type { Rows } from './rows'

const STATUSES: readonly CacheRow['status'][] = ['uninitialized', 'pending', 'fulfilled', 'rejected']
/** The parts by which the state of an API slice is recognized, as `apiState.ts` of the library declares it. */
const PARTS = ['queries', 'provided', 'subscriptions', 'config'] as const
/** Characters of a key, and tags of an entry. */
const KEY = 400
const TAGS = 40

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
  const own = ownReader(host.unwrap)
  const keysOf = keysReader(host.unwrap)
  let left: number = INSPECTOR_LIMITS.entries

  function readCache(reducerPath: string, api: unknown): Cache {
    const subscriptions = isNow ? subscriptionsOf(reducerPath, api) : undefined
    const removals = isNow ? removalsOf(recording, reducerPath, host) : undefined
    const keys = keysOf(own(api, 'queries')).filter((key) => own(api, 'queries', key) !== undefined)
    const entries = keys.slice(0, left).map((key) => rowOf(key, { api, subscriptions, removals }))
    left -= entries.length
    return { reducerPath: cut(reducerPath, INSPECTOR_LIMITS.type), entries }
  }

  function rowOf(key: string, { api, subscriptions, removals }: Known): CacheRow {
    const entry = own(api, 'queries', key)
    const status = STATUSES.find((known) => known === own(entry, 'status')) ?? 'uninitialized'
    const subscribers =
      subscriptions?.getSubscriptionCount(key) ?? keysOf(own(api, 'subscriptions', key)).length
    const fulfilledAt = own(entry, 'fulfilledTimeStamp')
    const endpoint = own(entry, 'endpointName')
    const isCounting = removals !== undefined && subscribers === 0 && status !== 'pending'
    const removedIn = isCounting ? removals(key) : undefined
    return {
      key: cut(key, KEY),
      endpoint: typeof endpoint === 'string' ? cut(endpoint, INSPECTOR_LIMITS.type) : '',
      status,
      subscribers: Number.isSafeInteger(subscribers) && subscribers > 0 ? subscribers : 0,
      tags: tagsOf(own(api, 'provided', 'keys', key)),
      ...(typeof fulfilledAt === 'number' && { fulfilledAt: fulfilledAt - host.origin }),
      ...(removedIn !== undefined && { removedIn }),
      preview: rows.previewOf(own(entry, status === 'rejected' ? 'error' : 'data')),
    }
  }

  function subscriptionsOf(reducerPath: string, api: unknown): Subscriptions | undefined {
    const { subscriptions } = recording
    // Without its middleware, the question would come to everybody else.
    if (!subscriptions.has(reducerPath) && own(api, 'config', 'middlewareRegistered') === true)
      recording.askSubscriptions(reducerPath)
    return subscriptions.get(reducerPath)
  }

  function tagsOf(tags: unknown): string[] {
    return keysOf(tags)
      .filter((index) => /^\d+$/.test(index))
      .slice(0, TAGS)
      .flatMap((index) => {
        const type = own(tags, index, 'type')
        const id = own(tags, index, 'id')
        if (typeof type !== 'string') return []
        const isKnown = typeof id === 'string' || typeof id === 'number'
        return [cut(isKnown ? `${type} ${id}` : type, INSPECTOR_LIMITS.type)]
      })
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
  api: unknown
  subscriptions: Subscriptions | undefined
  removals: Removals | undefined
}
