import { attempt } from '../shared/attempt'
import type { Described } from '../shared/described'
import { STATUSES } from '../shared/read-entries'
import { INSPECTOR_LIMITS, type Answer, type Answers } from './messages'
import { count, either, flag, list, number, object, getOne, text, where, type Reader } from './schema'

const LIMITS = INSPECTOR_LIMITS
/** Tags of one cache entry. */
const TAGS = 100

const name = text(LIMITS.type)
const preview = text(LIMITS.preview)
const content = text(LIMITS.text)

/** A place in a file of a sample; line and column count from 1, in the text that the page sent. */
export const runPlace = object({ file: name, line: count, column: count })

/** What an action is to the thunk or query that dispatched it. */
export const actionPhase = getOne('pending', 'fulfilled', 'rejected')

/** An action, as the list shows it. */
export const actionRow = object(
  {
    id: count,
    type: name,
    /** The rest of the action, on one line. */
    preview,
    /** Milliseconds of the sample's time since it began. */
    time: number,
    /** Whether the state after it is another object than before. */
    hasChanged: flag,
    /** Whether the reader has switched it off. */
    isOff: flag,
  },
  {
    /** Of the actions of thunks and queries: they belong together by `request`. */
    phase: actionPhase,
    request: name,
    /** Where the code dispatched it, if that is known. */
    place: runPlace,
    /** Whether the reader has changed it. */
    isEdited: flag,
    /** What a reducer threw at it: then it left no state. */
    error: content,
  },
)

/** Why an action was dispatched. `cause` is the action that led to it. */
export const why = object({ text: content }, { cause: count })

/** A component that rendered after an action, or a selector that was computed. */
export const workNote = object(
  {
    kind: getOne('component', 'selector'),
    name,
    /** In words. */
    causes: list(LIMITS.causes, content),
    /** Whether nothing that it needs has another content. */
    isWasteful: flag,
  },
  { place: runPlace },
)

/** Something that happened to a cache entry. `action` is the action that it was, if that came to the reducer. */
export const happening = object(
  { time: number, text: content },
  { action: count, cause: count, place: runPlace },
)

const story = list(LIMITS.story, happening)

/** An entry of an RTK Query cache. */
export const cacheRow = object(
  {
    key: content,
    endpoint: name,
    status: getOne(...STATUSES),
    subscribers: count,
    /** In the form `Ticket` or `Ticket T-101`. */
    tags: list(TAGS, name),
    /** The data or the error, on one line. */
    preview,
  },
  {
    /** The time at which its data came, in milliseconds since the sample began. */
    fulfilledAt: number,
    /** Milliseconds until it is removed; absent while nothing counts down to that. */
    removedIn: number,
    /** In order; absent where nothing watches the middleware. */
    story,
  },
)

/** The cache of one `createApi`. Entries that are gone aren't there any more. */
export const cache = object(
  { reducerPath: name, entries: list(LIMITS.entries, cacheRow) },
  { gone: list(LIMITS.gone, object({ key: content, story })) },
)

const described: Reader<Described> = (whole) => {
  let left = LIMITS.nodes

  function read(value: unknown, depth: number): Described | undefined {
    left -= 1
    if (left < 0 || depth > LIMITS.depth) return undefined
    if (value === null) return null
    if (typeof value !== 'object') return leaf(value)
    const part = (inner: unknown): Described | undefined => read(inner, depth + 1)
    const entry = (pair: unknown): readonly [string, Described] | undefined => {
      if (!Array.isArray(pair) || pair.length !== 2) return undefined
      const [key, inner] = [content(pair[0]), part(pair[1])]
      return key === undefined || inner === undefined ? undefined : [key, inner]
    }
    return either<Described>(
      object({ kind: getOne('text'), text: content }),
      object({ kind: getOne('array'), items: list(LIMITS.nodes, part) }, { more }),
      object({ kind: getOne('object'), entries: list(LIMITS.nodes, entry) }, { name, more }),
    )(value)
  }

  return read(whole, 0)
}

const leaf = either<Described>(content, number, flag)
const more = where(count, (value) => value > 0)

/** What is answered, by what was asked. */
export const ANSWERS = {
  actions: object({ rows: list(LIMITS.rows, actionRow) }),
  moment: object(
    { action: described, before: described, after: described },
    { why, work: list(LIMITS.work, workNote), nextWork: count },
  ),
  find: object({ ids: list(LIMITS.actions, count) }),
  snapshot: object({
    actions: list(LIMITS.snapshot, object({ text: content, digest: name })),
    state: described,
  }),
  caches: where(
    object({ caches: list(LIMITS.entries, cache) }),
    ({ caches }) => caches.reduce((sum, { entries }) => sum + entries.length, 0) <= LIMITS.entries,
  ),
  show: object({}),
  switch: object({}),
  replace: object({}),
  dispatch: object({}),
  export: object({
    /** The parts of a file of the Redux DevTools: JSON each. */
    payload: text(LIMITS.answer),
    preloadedState: text(LIMITS.answer),
    actions: count,
    /** Actions that the file doesn't have because there are too many. */
    older: count,
    /** Those that it doesn't have because nothing came of them. */
    left: count,
    /** Values that JSON doesn't have. */
    inexact: count,
  }),
  import: object({ actions: count }),
  test: object({ text: text(LIMITS.answer), file: name, actions: count }),
}

const failure = object({ id: count, error: content })
const head = object({ id: count, ask: getOne(...(Object.keys(ANSWERS) as (keyof Answers)[])) })

/**
 * Reads an answer. What comes back is made anew, of known properties alone, within {@link INSPECTOR_LIMITS}.
 *
 * @returns undefined for what no runner would answer
 */
export function readAnswer(json: string): Answer | undefined {
  const value = json.length <= LIMITS.answer ? attempt((): unknown => JSON.parse(json)) : undefined
  const known = head(value)
  const answer = known && ANSWERS[known.ask](value)
  return failure(value) ?? (answer && ({ ...known, ...answer } as Answer))
}
