import { INSPECTOR_LIMITS, type Cache, type CacheRow, type Happening } from '../protocol/messages'
import { readEntries, type EntryState } from '../shared/read-entries'
import { cut } from '../shared/words'
import type { WatchedApi } from './queries'
import type { Recording } from './recording'
import type { RecordedRun } from './run'
import { tellStories } from './stories'

/** The parts by which the state of an API slice is recognized, as `apiState.ts` of the library declares it. */
const PARTS = ['queries', 'provided', 'subscriptions', 'config'] as const
/** Characters of a key. */
const KEY = 400
/** What is told of all entries of one cache. */
const MOST_TOLD = 1500

/**
 * Reads the caches of RTK Query in a state, with what happened to their entries.
 *
 * @param action - that after which the state was; undefined for the state of now: only of that, subscribers and countdowns are known
 */
export function readCaches(recording: Recording, state: unknown, run: RecordedRun, action?: number): Cache[] {
  const { host, rows, apis } = run
  const { own, getKeys } = host
  const isNow = action === undefined && recording.shown === undefined
  let left: number = INSPECTOR_LIMITS.entries

  function readCache(reducerPath: string, api: unknown): Cache {
    // There is none where the middleware of the API slice hasn't been added.
    const watched = apis.find((one) => one.reducerPath === reducerPath && recording.isReadBy(one.getState))
    const stories = watched && tellStories(recording, watched, host, action)
    const entries = readEntries(api, left, host)
    left -= entries.length
    const kept = new Set(getKeys(own(api, 'queries')))
    const gone = (stories?.keys() ?? []).filter((key) => !kept.has(key)).slice(-INSPECTOR_LIMITS.gone)
    const most = Math.min(INSPECTOR_LIMITS.story, Math.ceil(MOST_TOLD / (entries.length + gone.length)))
    const tell = (key: string): Happening[] => stories?.of(key, most) ?? []
    return {
      reducerPath: cut(reducerPath, INSPECTOR_LIMITS.type),
      entries: entries.map((entry) => getRow(entry, tell(entry.key), isNow ? watched : undefined)),
      gone: gone.map((key) => ({ key: cut(key, KEY), story: tell(key) })),
    }
  }

  function getRow(entry: EntryState, story: Happening[], now: WatchedApi | undefined): CacheRow {
    const { key, endpoint, status, fulfilledAt } = entry
    const subscribers = now?.getSubscriptionCount(key) ?? entry.subscribers
    return {
      key: cut(key, KEY),
      endpoint: typeof endpoint === 'string' ? cut(endpoint, INSPECTOR_LIMITS.type) : '',
      status,
      subscribers: Number.isSafeInteger(subscribers) && subscribers > 0 ? subscribers : 0,
      tags: entry.tags.map((tag) => cut(tag, INSPECTOR_LIMITS.type)),
      ...(typeof fulfilledAt === 'number' && { fulfilledAt: fulfilledAt - host.origin }),
      removedIn: now?.getRemoval(key),
      preview: rows.getPreview(status === 'rejected' ? entry.error : entry.data),
      story,
    }
  }

  return getKeys(state).flatMap((reducerPath) => {
    const api = own(state, reducerPath)
    const isApi =
      own(api, 'config', 'reducerPath') === reducerPath &&
      PARTS.every((part) => typeof own(api, part) === 'object')
    return isApi ? [readCache(reducerPath, api)] : []
  })
}
