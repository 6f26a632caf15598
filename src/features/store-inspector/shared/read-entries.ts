import type { OwnReader } from './own'

export const STATUSES = ['uninitialized', 'pending', 'fulfilled', 'rejected'] as const

/** What the state of RTK Query says of a cache entry. Some of it may be anything, if a sample has made the state itself. */
export type EntryState = ReturnType<typeof readEntries>[number]

/** Tags of one entry. */
const TAGS = 40

/**
 * Reads the entries of queries and infinite queries in the state of an API slice, which `apiState.ts` of the library declares,
 * in the order in which they were added. Mutations aren't cached for others.
 *
 * @param most - how many are read
 */
export function readEntries(api: unknown, most: number, { own, getKeys }: OwnReader) {
  const keys = getKeys(own(api, 'queries')).filter((key) => own(api, 'queries', key) !== undefined)
  return keys.slice(0, most).map((key) => {
    const entry = own(api, 'queries', key)
    const tags = own(api, 'provided', 'keys', key)
    const status = STATUSES.find((known) => known === own(entry, 'status')) ?? 'uninitialized'
    return {
      key,
      endpoint: own(entry, 'endpointName'),
      status,
      /** Of the last request: another one after every start. */
      requestId: own(entry, 'requestId'),
      /** In the form `Ticket` or `Ticket T-101`. */
      tags: getKeys(tags)
        .slice(0, TAGS)
        .flatMap((index) => tagText(own(tags, index, 'type'), own(tags, index, 'id'))),
      /** In milliseconds since 1970; absent until there are data. */
      fulfilledAt: own(entry, 'fulfilledTimeStamp'),
      data: own(entry, 'data'),
      error: own(entry, 'error'),
      /** Up to 500 ms late. */
      subscribers: getKeys(own(api, 'subscriptions', key)).length,
    }
  })
}

/** A tag, as text; none for what is no tag. */
export function tagText(type: unknown, id: unknown): string[] {
  if (typeof type !== 'string') return []
  return [typeof id === 'string' || typeof id === 'number' ? `${type} ${id}` : type]
}
