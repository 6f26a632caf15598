import type { Happening, Why } from '../protocol/messages'
import type { ReadingHost } from './host'
import { DATA_CAME, type QueryEvent, type WatchedApi } from './queries'
import type { Recording } from './recording'
import type { RecordedRun } from './run'

/**
 * Tells what happened to the entries of an API slice.
 *
 * @param until - the action after which nothing is told; undefined for all of it
 */
export function tellStories(recording: Recording, api: WatchedApi, host: ReadingHost, until?: number) {
  const ids = getIds(recording)
  const end = until === undefined ? Infinity : (recording.history.at(until)?.entry.time ?? Infinity)
  const events = api.events.filter(({ time, action }) => {
    const id = ids.get(action)
    return id === undefined || until === undefined ? time <= end : id <= until
  })
  return {
    /** The keys of entries of which something is known, also of those that are gone. */
    keys: () => [...new Set(events.flatMap(({ key }) => key ?? []))],
    /** The latest that happened to an entry, in order; at most so much. */
    of: (key: string, most: number) =>
      events
        .filter((event) => event.key === key)
        .slice(-most)
        .map((event) => tell(event, ids, recording, host)),
  }
}

/** Why an action of a cache was dispatched: what its middleware has noted. */
export function findReason(
  recording: Recording,
  action: unknown,
  { apis, host }: RecordedRun,
): Why | undefined {
  const events = apis.flatMap((api) => (recording.isReadBy(api.getState) ? api.events : []))
  const event = events.find((known) => known.action === action)
  return event && event.text !== DATA_CAME ? tell(event, getIds(recording), recording, host) : undefined
}

function tell(
  { time, text, requestId, action, cause, trace }: QueryEvent,
  ids: ReadonlyMap<unknown, number>,
  { places }: Recording,
  { getRequester }: ReadingHost,
): Happening {
  // Which component it was is known only after the effects of its hook.
  const component = typeof requestId === 'string' ? getRequester(requestId) : undefined
  return {
    time,
    text: component === undefined ? text : `${text} By a hook in ${component}.`,
    action: ids.get(action),
    cause: ids.get(cause),
    place: places.getPlace({ trace }),
  }
}

function getIds({ history }: Recording): ReadonlyMap<unknown, number> {
  return new Map(history.list().map(({ id, entry }) => [entry.action, id]))
}
