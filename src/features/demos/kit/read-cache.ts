import type { Store, UnknownAction } from '@reduxjs/toolkit'
import type { QueryStatus } from '@reduxjs/toolkit/query'

import { describeValue } from './describe-value'

/** The parts of an API slice that the inspector needs. */
export interface InspectedApi {
  reducerPath: string
  internalActions: { internal_getRTKQSubscriptions: () => UnknownAction }
}

/** A cache entry as it is at one moment. */
export interface CacheEntry {
  key: string
  endpoint: string
  status: `${QueryStatus}`
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

/** The part of an API slice's state that the inspector reads, as `apiState.ts` of the library declares it. */
interface ApiState {
  queries: Record<string, QueryEntry | undefined>
  provided: { keys: Record<string, ReadonlyArray<{ type: string; id?: string | number }> | undefined> }
  config: { keepUnusedDataFor: number }
}

interface QueryEntry {
  status: `${QueryStatus}`
  endpointName: string
  requestId?: string
  fulfilledTimeStamp?: number
  data?: unknown
  error?: unknown
}

/** The state of an API slice in a store. */
function apiStateOf(store: Store, api: InspectedApi): ApiState {
  return (store.getState() as Record<string, ApiState>)[api.reducerPath] as ApiState
}

/** After how many seconds an entry without subscribers is removed, if its endpoint doesn't say otherwise. */
export function keepUnusedDataForOf(store: Store, api: InspectedApi): number {
  return apiStateOf(store, api).config.keepUnusedDataFor
}

/**
 * Reads the entries of queries and infinite queries, in the order in which they were added. Mutations aren't cached
 * for others.
 *
 * The numbers of subscribers come from the middleware itself: the copy in the state is up to 500 ms late.
 */
export function readCache(store: Store, api: InspectedApi): CacheEntry[] {
  const { queries, provided } = apiStateOf(store, api)
  const subscriptions = store.dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown as {
    getSubscriptionCount: (key: string) => number
  }
  return Object.entries(queries).flatMap(([key, entry]) => {
    if (entry === undefined) return []
    const { status, endpointName, requestId, fulfilledTimeStamp, data, error } = entry
    return {
      key,
      endpoint: endpointName,
      status,
      requestId,
      subscribers: subscriptions.getSubscriptionCount(key),
      tags: (provided.keys[key] ?? []).map(({ type, id }) => (id === undefined ? type : `${type} ${id}`)),
      fulfilledAt: fulfilledTimeStamp,
      data: describeValue(data),
      value: data,
      error: status === 'rejected' ? describeValue(error) : '',
    }
  })
}
