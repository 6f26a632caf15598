import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

import { ownReader } from '../../store-inspector/shared/own'
import type { EntryState, EntryStatus } from '../../store-inspector/shared/read-entries'
import { readEntries } from '../../store-inspector/shared/read-entries'
import { describeValue } from './describe-value'

interface MiddlewareState {
  getSubscriptionCount: (key: string) => number
}

/** The parts of an API slice that are needed to read its cache. */
export interface InspectedApi {
  reducerPath: string
  util: {
    getMiddlewareState: () => ThunkAction<MiddlewareState | undefined, unknown, unknown, UnknownAction>
  }
}

/** A cache entry as it is at one moment. */
export interface CacheEntry {
  key: string
  endpoint: string
  status: EntryStatus
  /** Of the last request: another one after every start. */
  requestId: string | undefined
  subscribers: number
  /** In the form `Ticket` or `Ticket T-101`. */
  tags: readonly string[]
  /** In milliseconds since 1970; absent until there are data. */
  fulfilledAt: number | undefined
  /** The data in few characters; empty if there are none. */
  data: string
  /** The data themselves, to be compared: another object after every change. */
  value: unknown
  /** The error in few characters; empty if there is none. */
  error: string
}

/** The demo's own store has nothing to unwrap. */
const READER = ownReader((value) => value)

interface ApiState {
  config: { keepUnusedDataFor: number }
}

/** The state of an API slice in a store. */
function apiStateOf(store: Store, api: InspectedApi): ApiState {
  return (store.getState() as Record<string, ApiState>)[api.reducerPath] as ApiState
}

/** After how many seconds an entry without subscribers is removed. */
export function keepUnusedDataForOf(store: Store, api: InspectedApi): number {
  return apiStateOf(store, api).config.keepUnusedDataFor
}

/**
 * Reads the entries of an API slice in a store.
 *
 * The numbers of subscribers come from the middleware itself: the copy in the state is up to 500 ms late.
 */
export function readCache(store: Store, api: InspectedApi): CacheEntry[] {
  const dispatch = store.dispatch as ThunkDispatch<unknown, unknown, UnknownAction>
  const middleware = dispatch(api.util.getMiddlewareState())
  return readEntries(apiStateOf(store, api), Infinity, READER).map((entry) => {
    const { key, status, tags, data, error } = entry
    const { endpoint, requestId, fulfilledAt } = entry as LibrarysEntry
    return {
      key,
      endpoint,
      status,
      requestId,
      subscribers: middleware?.getSubscriptionCount(key) ?? 0,
      tags,
      fulfilledAt,
      data: describeValue(data),
      value: data,
      error: status === 'rejected' ? describeValue(error) : '',
    }
  })
}

/** An entry in a state that the library has made. */
type LibrarysEntry = EntryState & Pick<CacheEntry, 'endpoint' | 'requestId' | 'fulfilledAt'>
