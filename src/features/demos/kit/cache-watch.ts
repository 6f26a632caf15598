import type { Store } from '@reduxjs/toolkit'

import { entryName } from '../../store-inspector/shared/words'
import { describeChanges, hasSettled } from './describe-changes'
import type { ObservableList } from './observable-list'
import { observableList } from './observable-list'
import type { CacheEntry, InspectedApi } from './read-cache'
import { keepUnusedDataForOf, readCache } from './read-cache'

/** A cache entry, with facts that only watching reveals. */
export interface WatchedEntry extends CacheEntry {
  /** Whole seconds since the data came; undefined if there are none. */
  age: number | undefined
  /** Whole seconds until it is removed; undefined while nothing counts down to that. */
  removedIn: number | undefined
  /** It changed within the last second. */
  changed: boolean
}

/** A line of the inspector's log. */
interface CacheEvent {
  /** From 1. */
  id: number
  text: string
}

/** The history of a cache since it was first watched. */
export interface CacheWatch {
  entries: ObservableList<WatchedEntry>
  events: ObservableList<CacheEvent>
  /** Begins to watch. @returns what ends it */
  start: () => () => void
}

/**
 * How often ages and countdowns are read, in milliseconds. Subscribers come and go without an action that reaches a
 * store, too: who comes and goes again between two readings goes unseen, and the countdown is too low then.
 */
const TICK = 250
/** How long a change stays marked, in milliseconds. */
const MARKED = 1000

interface History {
  entry: CacheEntry
  changedAt: number
  /** Since when the library's timer runs, in milliseconds since 1970; undefined if none does. */
  countingSince: number | undefined
}

/** Makes a watch over the entries of an API slice in a store, whose endpoints set no `keepUnusedDataFor` themselves. */
export function createCacheWatch(store: Store, api: InspectedApi): CacheWatch {
  const entries = observableList<WatchedEntry>()
  const events = observableList<CacheEvent>()
  let histories = new Map<string, History>()
  let lastId = 0

  function log(text: string): void {
    events.add({ id: (lastId += 1), text })
  }

  function read(): void {
    const now = Date.now()
    const keepFor = keepUnusedDataForOf(store, api)
    const next = new Map<string, History>()
    for (const entry of readCache(store, api)) {
      const before = histories.get(entry.key)
      const changes = describeChanges(before?.entry, entry, keepFor)
      changes.forEach(log)
      const changedAt = changes.length > 0 ? now : (before?.changedAt ?? now)
      next.set(entry.key, { entry, changedAt, countingSince: countingSince(entry, before, now) })
    }
    for (const key of histories.keys()) {
      if (!next.has(key)) log(`${entryName(key)} removed`)
    }
    histories = next
    const views = [...next.values()].map((history) => view(history, keepFor, now))
    if (!areSame(views, entries.items)) entries.replace(views)
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

/**
 * The library starts its timer when the last subscriber leaves, and when a request ends that has none: one that
 * nobody waits for doesn't count down until then. A refetch without a subscriber doesn't stop it.
 */
function countingSince(entry: CacheEntry, before: History | undefined, now: number): number | undefined {
  if (entry.subscribers > 0) return undefined
  const hasLeft = before !== undefined && before.entry.subscribers > 0
  return hasLeft || hasSettled(before?.entry, entry) ? now : before?.countingSince
}

function view(
  { entry, changedAt, countingSince: since }: History,
  keepFor: number,
  now: number,
): WatchedEntry {
  const counts = since !== undefined && keepFor !== Infinity
  return {
    ...entry,
    age: entry.fulfilledAt === undefined ? undefined : Math.floor((now - entry.fulfilledAt) / 1000),
    removedIn: counts ? Math.max(0, Math.ceil(keepFor - (now - since) / 1000)) : undefined,
    changed: now - changedAt < MARKED,
  }
}

function areSame(views: readonly WatchedEntry[], others: readonly WatchedEntry[]): boolean {
  return views.length === others.length && views.every((one, index) => isSame(one, others[index]))
}

function isSame(one: WatchedEntry, other: WatchedEntry | undefined): boolean {
  return other !== undefined && one.value === other.value && shownText(one) === shownText(other)
}

/** The whole entry except the data: they may be large, or nothing that JSON can write. */
function shownText(entry: WatchedEntry): string {
  return JSON.stringify({ ...entry, value: null })
}
