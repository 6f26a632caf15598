import type { Happening, Why } from '../protocol/messages'
import type { RecorderHost } from './host'
import { DATA_CAME, type QueryEvent, type WatchedApi } from './queries'
import type { Recording } from './recording'

/** What happened to the cache entries of an API slice, as the page tells it. */
export interface Stories {
  /** The keys of entries of which something is known, also of those that are gone. */
  keys: () => string[]
  /** The latest that happened to an entry, in order; at most so much. */
  of: (key: string, most: number) => Happening[]
}

/** Finds the API slice of a store; undefined where its middleware hasn't been added. */
export function findApi(
  recording: Recording,
  apis: readonly WatchedApi[],
  reducerPath: string,
): WatchedApi | undefined {
  return apis.find((api) => api.reducerPath === reducerPath && recording.isReadBy(api.getState))
}

/**
 * Tells what happened to the entries of an API slice.
 *
 * @param until - the action after which nothing is told; undefined for all of it
 */
export function tellStories(
  recording: Recording,
  api: WatchedApi,
  until: number | undefined,
  host: RecorderHost,
): Stories {
  const ids = getIds(recording)
  const end = until === undefined ? Infinity : (recording.history.at(until)?.entry.time ?? Infinity)
  const events = api.events.filter(({ time, action }) => {
    const id = ids.get(action)
    return id === undefined || until === undefined ? time <= end : id <= until
  })
  return {
    keys: () => [...new Set(events.map(({ key }) => key))],
    of: (key, most) =>
      events
        .filter((event) => event.key === key)
        .slice(-most)
        .map((event): Happening => {
          const { time, action, cause, trace } = event
          const place = recording.places.getPlace({ trace })
          return {
            time,
            text: inFull(event, host),
            ...getLink('action', ids, action),
            ...getLink('cause', ids, cause),
            ...(place && { place }),
          }
        }),
  }
}

/** Why an action of a cache was dispatched: what its middleware has noted. */
export function findReason(
  recording: Recording,
  apis: readonly WatchedApi[],
  action: unknown,
  host: RecorderHost,
): Why | undefined {
  const events = apis.flatMap((api) => (recording.isReadBy(api.getState) ? api.events : []))
  const event = events.find((known) => known.action === action)
  if (!event || event.text === DATA_CAME) return undefined
  return { text: inFull(event, host), ...getLink('cause', getIds(recording), event.cause) }
}

/** With the component, if a hook has asked or gone: that is known only after its effects. */
function inFull({ text, requestId }: QueryEvent, { getRequester }: RecorderHost): string {
  const component = typeof requestId === 'string' ? getRequester(requestId) : undefined
  return component === undefined ? text : `${text} By a hook in ${component}.`
}

function getLink<Name extends string>(
  name: Name,
  ids: ReadonlyMap<unknown, number>,
  action: unknown,
): Partial<Record<Name, number>> {
  const id = action === undefined ? undefined : ids.get(action)
  return id === undefined ? {} : ({ [name]: id } as Record<Name, number>)
}

function getIds({ history }: Recording): ReadonlyMap<unknown, number> {
  const ids = new Map<unknown, number>()
  const { first = 0, last = -1 } = history.range() ?? {}
  for (let id = first; id <= last; id += 1) ids.set(history.at(id)?.entry.action, id)
  return ids
}
