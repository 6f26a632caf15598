import type { Store } from '@reduxjs/toolkit'

import type { ObservableList } from './observable-list'
import { observableList } from './observable-list'
import type { CacheEntry, InspectedApi } from './read-cache'
import { keepUnusedDataForOf, readCache } from './read-cache'
import { describeChanges } from './describe-changes'

/** A cache entry, with what only watching tells. */
export interface WatchedEntry extends CacheEntry {
  /** Whole seconds since the data came; undefined if there are none. */
  age: number | undefined
  /** Whole seconds until it is removed; undefined while it has subscribers, or if it stays for ever. */
  removedIn: number | undefined
  /** It changed within the last second. */
  changed: boolean
}

/** A line of the inspector's log. */
export interface CacheEvent {
  id: number
  text: string
}

/** What has become of a cache since it is watched. */
export interface CacheWatch {
  entries: ObservableList<WatchedEntry>
  events: ObservableList<CacheEvent>
  /** Begins to watch. @returns what ends it */
  start: () => () => void
}

export interface WatchOptions {
  store: Store
  api: InspectedApi
  /** Seconds by the name of the endpoint, for those that set `keepUnusedDataFor` themselves. */
  keepUnusedDataFor?: Readonly<Record<string, number>>
}

/** How often ages and countdowns are read, in milliseconds. Subscribers come and go without an action, too. */
const TICK = 250
/** How long a change stays marked, in milliseconds. */
const MARKED = 1000

interface History {
  entry: CacheEntry
  changedAt: number
  /** Since when it has had no subscribers; the library starts its timer at the same moments. */
  unusedSince: number | undefined
}

/** Makes a watch over the entries of an API slice in a store. */
export function createCacheWatch({ store, api, keepUnusedDataFor = {} }: WatchOptions): CacheWatch {
  const entries = observableList<WatchedEntry>()
  const events = observableList<CacheEvent>()
  let histories = new Map<string, History>()
  let lastId = 0

  function keepFor({ endpoint }: CacheEntry): number {
    return keepUnusedDataFor[endpoint] ?? keepUnusedDataForOf(store, api)
  }

  function read(): void {
    const now = Date.now()
    const next = new Map<string, History>()
    for (const entry of readCache(store, api)) {
      const before = histories.get(entry.key)
      const changes = describeChanges(before?.entry, entry, keepFor(entry))
      for (const text of changes) events.add({ id: (lastId += 1), text })
      const changedAt = changes.length > 0 || before === undefined ? now : before.changedAt
      next.set(entry.key, { entry, changedAt, unusedSince: unusedSince(entry, before, now) })
    }
    for (const key of histories.keys()) {
      if (!next.has(key)) events.add({ id: (lastId += 1), text: `${key} removed` })
    }
    histories = next
    const views = [...next.values()].map((history) => view(history, keepFor(history.entry), now))
    if (JSON.stringify(views) !== JSON.stringify(entries.items)) entries.replace(views)
  }

  return {
    entries,
    events,
    start: () => {
      const unsubscribe = store.subscribe(read)
      const timer = setInterval(read, TICK)
      read()
      return () => {
        unsubscribe()
        clearInterval(timer)
      }
    },
  }
}

function unusedSince(entry: CacheEntry, before: History | undefined, now: number): number | undefined {
  if (entry.subscribers > 0) return undefined
  const arrived = entry.fulfilledAt !== before?.entry.fulfilledAt
  return arrived ? now : (before?.unusedSince ?? now)
}

function view({ entry, changedAt, unusedSince: since }: History, keepFor: number, now: number): WatchedEntry {
  const counting = since !== undefined && Number.isFinite(keepFor)
  return {
    ...entry,
    age: entry.fulfilledAt === undefined ? undefined : Math.floor((now - entry.fulfilledAt) / 1000),
    removedIn: counting ? Math.max(0, Math.ceil(keepFor - (now - since) / 1000)) : undefined,
    changed: now - changedAt < MARKED,
  }
}
