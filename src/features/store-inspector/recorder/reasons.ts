import { attempt } from '../shared/attempt'
import { tagText } from '../shared/read-entries'
import { count, inWords } from '../shared/words'
import type { ReadingHost } from './host'
import { createRows } from './rows'

/** Why something happened to a cache entry, in a sentence, and the action that led to it. */
export interface Reason {
  text: string
  cause?: unknown
}

interface Tag {
  type: string
  id?: unknown
}

/** A tag, and the action that has invalidated it. */
interface Invalidation {
  tag: Tag
  cause: unknown
}

/** What is used of `QueryKeyRecord`, in `query/core/buildMiddleware/runtime.ts` of the library. */
interface QueryRecord {
  subscribers?: ReadonlyMap<string, unknown>
  /** The timer that removes the entry. */
  gc?: unknown
  /** In seconds. */
  retainFor?: number
  poll?: { pollingInterval: number }
}

/** What is used of `builderArgs`, in `query/core/buildMiddleware/index.ts` of the library. */
export interface BuilderArgs {
  reducerPath: string
  runtime: { queries: ReadonlyMap<string, QueryRecord>; pendingTagInvalidations: readonly Tag[] }
  context: {
    hasRehydrationInfo: (action: unknown) => boolean
    extractRehydrationInfo: (action: unknown) => { queries?: unknown } | undefined
    endpointDefinitions: Readonly<Record<string, { keepUnusedDataFor?: number } | undefined>>
  }
  mwApi: { getState: () => unknown }
}

/**
 * Makes what says why requests are sent and entries are removed: a request has the library's `startReason`.
 *
 * @param onMiss - gets each action that has invalidated tags which no entry provides, and says so in a sentence
 */
export function createReasons(
  { reducerPath, runtime, context, mwApi }: BuilderArgs,
  host: ReadingHost,
  onMiss: (action: unknown, text: string) => void,
) {
  const { own, getKeys } = host
  const { getCall, getType } = createRows(host)
  let invalidated = runtime.pendingTagInvalidations
  /** The actions that have invalidated tags, each by the index of its first tag. */
  let causes: unknown[] = []
  /** By entries: which actions have invalidated them since their last request, and which of their tags. */
  const hits = new Map<string, Map<unknown, Set<string>>>()
  let windowEvent: { action: unknown; time: number } | undefined

  // `invalidateTags` of the library pushes to this list, and replaces it when it acts on what is in it.
  Object.defineProperty(runtime, 'pendingTagInvalidations', {
    get: () => invalidated,
    set: (next: readonly Tag[]) => {
      attempt(() => {
        const all = getInvalidations()
        const missed = new Set(all)
        for (const key of getKeys(readApi('provided', 'keys'))) noteHits(key, all, missed)
        noteMisses([...missed])
      })
      invalidated = next
      causes = []
    },
  })

  const readApi = (...path: string[]): unknown => own(mwApi.getState(), reducerPath, ...path)
  const subscribersOf = (key: string): number => runtime.queries.get(key)?.subscribers?.size ?? 0

  function getInvalidations(): Invalidation[] {
    let cause: unknown
    return invalidated.map((tag, index) => {
      cause = causes[index] ?? cause
      return { tag, cause }
    })
  }

  /** @param missed - loses what the entry provides */
  function noteHits(key: string, all: readonly Invalidation[], missed: Set<Invalidation>): void {
    const tags = readApi('provided', 'keys', key)
    const hit = hits.get(key) ?? new Map<unknown, Set<string>>()
    for (const invalidation of all) {
      const { tag, cause } = invalidation
      for (const index of getKeys(tags)) {
        const [type, id] = [own(tags, index, 'type'), own(tags, index, 'id')]
        if (tag.type !== type || (tag.id !== undefined && tag.id !== id)) continue
        missed.delete(invalidation)
        hit.set(cause, new Set([...(hit.get(cause) ?? []), ...tagText(type, id)]))
      }
    }
    if (hit.size > 0) hits.set(key, hit)
  }

  function noteMisses(missed: readonly Invalidation[]): void {
    for (const cause of new Set(missed.map((one) => one.cause))) {
      const texts = missed.flatMap((one) => (one.cause === cause ? tagText(one.tag.type, one.tag.id) : []))
      onMiss(cause, `It invalidated ${[...new Set(texts)].join(' and ')}, which no cache entry provides.`)
    }
  }

  /** What has invalidated an entry, and with which of its tags. It is told once. */
  function takeInvalidation(key: string): Reason | undefined {
    const hit = [...(hits.get(key) ?? [])]
    hits.delete(key)
    const texts = hit.map(([cause, tags]) => {
      const name = getCall(cause) ?? getType(cause).replace(`${reducerPath}/`, '')
      return `${name} invalidated ${[...tags].join(' and ')}`
    })
    return hit.length === 0 ? undefined : { text: [...new Set(texts)].join('; '), cause: hit.at(-1)?.[0] }
  }

  /** Milliseconds. */
  function keepFor(key: string, endpoint = readApi('queries', key, 'endpointName')): number {
    const own = context.endpointDefinitions[String(endpoint)]?.keepUnusedDataFor
    const seconds = own ?? Number(readApi('config', 'keepUnusedDataFor'))
    return Math.max(seconds, runtime.queries.get(key)?.retainFor ?? 0) * 1000
  }

  /** The reason of a request is `refetch` wherever data were there and nothing else is known. */
  function getRefetch(key: string, action: unknown): string {
    const isNewUse = own(action, 'meta', 'arg', 'subscribe') === true
    const forced = own(action, 'meta', 'arg', 'forceRefetch')
    if (typeof forced === 'number')
      return `Requested again: the data are older than ${forced} s, as this use asked.`
    if (!isNewUse) return 'Requested again: refetch() or a forced prefetch asked for it.'
    if (forced === true)
      return 'Requested again: this use asks for fresh data (refetchOnMountOrArgChange, forceRefetch, or the trigger of a lazy query).'
    const most = readApi('config', 'refetchOnMountOrArgChange')
    const age = (host.origin + host.now() - Number(readApi('queries', key, 'fulfilledTimeStamp'))) / 1000
    return typeof most === 'number' && age >= most
      ? `Requested again: the data are older than ${most} s, as refetchOnMountOrArgChange of the API slice asks.`
      : 'Requested again: refetchOnMountOrArgChange or forceRefetch of the API slice or endpoint asks for it.'
  }

  function getStarted(key: string, action: unknown): string {
    const hasFailed = readApi('queries', key, 'status') === 'rejected'
    const interval = runtime.queries.get(key)?.poll?.pollingInterval
    const texts: Partial<Record<string, string>> = {
      initial: hasFailed
        ? 'Requested again: the request before has failed, and there are no data.'
        : 'Requested: it was used for the first time, and nothing was cached.',
      invalidation: 'Requested again: a tag of it was invalidated.',
      poll: `Requested again: it’s polled${interval === undefined ? '' : ` every ${inWords(interval)}`}.`,
      focus: 'Requested again: the window got the focus.',
      reconnect: 'Requested again: the network came back.',
      upsert: 'Filled by upsertQueryData: nothing was sent.',
      nextPage: 'Requested: the next page.',
      previousPage: 'Requested: the previous page.',
    }
    return texts[String(own(action, 'meta', 'arg', 'startReason'))] ?? getRefetch(key, action)
  }

  return {
    readApi,
    subscribersOf,
    /** Notes an action that may lead to others. */
    note(type: string, action: unknown): void {
      if (type === '__rtkq/focused' || type === '__rtkq/online') windowEvent = { action, time: host.now() }
      if (/\/(?:invalidateTags|executeMutation\/(?:fulfilled|rejected))$/.test(type))
        causes[invalidated.length] = action
    },
    /** @param removal - the action that removed the entry, if it was there before */
    ofRequest(key: string, action: unknown, removal: unknown): Reason {
      const invalidation = takeInvalidation(key)
      const started = own(action, 'meta', 'arg', 'startReason')
      if (started === 'initial' && removal !== undefined)
        return { text: 'Requested again: the entry had been removed.', cause: removal }
      if (started === 'invalidation' && invalidation)
        return { ...invalidation, text: `Requested again: ${invalidation.text}.` }
      const isOfWindow = started === 'focus' || started === 'reconnect'
      return { text: getStarted(key, action), cause: isOfWindow ? windowEvent?.action : undefined }
    },
    ofRemoval(key: string): Reason {
      const invalidation = takeInvalidation(key)
      if (invalidation) return { ...invalidation, text: `Removed: ${invalidation.text}, and nobody used it.` }
      const keep = keepFor(key)
      // The timer that removes an entry is forgotten as it fires.
      if (subscribersOf(key) === 0 && runtime.queries.get(key)?.gc === undefined && keep < Infinity)
        return { text: `Removed: nobody had used it for ${inWords(keep)}.` }
      if (windowEvent?.time !== host.now()) return { text: 'Removed.' }
      const text = 'Removed: it would have been refetched on focus or reconnect, but nobody used it.'
      return { text, cause: windowEvent.action }
    },
    /** How many use an entry, or how long it is kept without them. */
    getUse(key: string, endpoint?: unknown): string {
      const subscribers = subscribersOf(key)
      if (subscribers > 0) return ` ${count(subscribers, 'subscriber')} now.`
      const keep = keepFor(key, endpoint)
      return keep === Infinity
        ? ' Nobody uses it now. It’s kept for ever.'
        : ` Nobody uses it now, so it’s kept for ${inWords(keep)}.`
    },
  }
}
