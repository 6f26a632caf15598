import type { Store } from '@reduxjs/toolkit'

import type { Cache, CacheRow } from '../../store-inspector/protocol/messages'
import { ownReader } from '../../store-inspector/shared/own'
import type { EntryState } from '../../store-inspector/shared/read-entries'
import { readEntries } from '../../store-inspector/shared/read-entries'
import { describeValue } from './describe-value'

/** The demo's own store has nothing to unwrap. */
const READER = ownReader((value) => value)

interface ApiState {
  config: { keepUnusedDataFor: number }
}

/** An entry when it was read last. */
interface Seen extends Pick<EntryState, 'status' | 'requestId' | 'fulfilledAt'> {
  subscribers: number
  /** Since when the library's timer runs, in milliseconds since 1970; undefined if none does. */
  countingSince: number | undefined
}

/**
 * Makes what reads the entries of an API slice again and again, whose endpoints set no `keepUnusedDataFor` themselves. A page
 * can't look into its timers as the sandbox of samples can, so countdowns are computed from what it saw: who comes and goes
 * again between two readings goes unseen.
 *
 * @param getSubscribers - by the key of an entry
 */
export function createCacheReader(
  store: Store,
  { reducerPath }: { reducerPath: string },
  getSubscribers: (key: string) => number,
): () => Cache {
  let seen = new Map<string, Seen>()
  return () => {
    const now = Date.now()
    const state = (store.getState() as Record<string, ApiState>)[reducerPath]
    const keepFor = (state?.config.keepUnusedDataFor ?? Infinity) * 1000
    const next = new Map<string, Seen>()
    const entries = readEntries(state, Infinity, READER).map((entry) => {
      const subscribers = getSubscribers(entry.key)
      const before = seen.get(entry.key)
      const countingSince = subscribers > 0 ? undefined : getCountingSince(entry, before, now)
      next.set(entry.key, { ...entry, subscribers, countingSince })
      return getRow(entry, subscribers, countingSince && countingSince + keepFor - now)
    })
    seen = next
    return { reducerPath, entries }
  }
}

/**
 * The library starts its timer when the last subscriber leaves, and when a request ends that has none: one that nobody waits
 * for doesn't count down until then. A refetch without a subscriber doesn't stop it.
 */
function getCountingSince(entry: EntryState, before: Seen | undefined, now: number): number | undefined {
  const hasLeft = before !== undefined && before.subscribers > 0
  return hasLeft || hasSettled(entry, before) ? now : before?.countingSince
}

/** Whether a request has ended, or data were put into the entry, since it was read before. */
function hasSettled(entry: EntryState, before: Seen | undefined): boolean {
  // A refetch keeps the time of the data that it is about to replace.
  if (entry.fulfilledAt !== before?.fulfilledAt) return true
  if (entry.status === 'pending') return false
  return entry.status !== before?.status || entry.requestId !== before.requestId
}

function getRow(entry: EntryState, subscribers: number, removedIn: number | undefined): CacheRow {
  const { key, endpoint, status, tags, data, error } = entry
  const counts = removedIn !== undefined && removedIn !== Infinity && status !== 'pending'
  return {
    key,
    endpoint: String(endpoint),
    status,
    subscribers,
    tags,
    // In whole seconds, so that a row changes once in each.
    ...(counts && { removedIn: Math.max(0, Math.ceil(removedIn / 1000)) * 1000 }),
    preview: describeValue(status === 'rejected' ? error : data, 120),
  }
}
