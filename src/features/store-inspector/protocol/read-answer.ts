import {
  INSPECTOR_LIMITS,
  type ActionRow,
  type Answer,
  type Answers,
  type Cache,
  type CacheRow,
  type StoreSummary,
} from './messages'
import { fieldsOf, isCount, isFinite, readList, readText, type Fields } from './read'
import { readDescribed } from './read-described'

const PHASES = ['pending', 'fulfilled', 'rejected'] as const
const STATUSES = ['uninitialized', ...PHASES] as const
/** Tags of one cache entry. */
const TAGS = 100

const { nodes, text, type, preview } = INSPECTOR_LIMITS

/**
 * Reads an answer. What comes back is made anew, of known properties alone, within {@link INSPECTOR_LIMITS}.
 *
 * @returns undefined for what no runner would answer
 */
export function readAnswer(json: string): Answer | undefined {
  const fields = json.length <= INSPECTOR_LIMITS.answer ? fieldsOf(parse(json)) : undefined
  const id = fields?.id
  if (!fields || !isCount(id)) return undefined
  if (fields.error !== undefined) {
    const error = readText(fields.error, text)
    return error === undefined ? undefined : { id, error }
  }
  const read = READERS[fields.ask as keyof Answers]
  const isKnown = typeof fields.ask === 'string' && Object.hasOwn(READERS, fields.ask)
  const answer = isKnown ? read(fields) : undefined
  return answer && ({ id, ask: fields.ask, ...answer } as Answer)
}

/**
 * Reads what a runner says of its stores.
 *
 * @returns undefined for what no runner would say
 */
export function readSummaries(value: unknown): StoreSummary[] | undefined {
  return readList(value, INSPECTOR_LIMITS.stores, readSummary)
}

function readSummary(value: unknown): StoreSummary | undefined {
  const { store, first, last, version, shown, name } = fieldsOf(value) ?? {}
  if (!isCount(store) || store >= INSPECTOR_LIMITS.stores) return undefined
  if (!isCount(first) || !isCount(last) || !isCount(version)) return undefined
  if (first > last || last - first >= INSPECTOR_LIMITS.actions) return undefined
  const known = readText(name, type)
  if (known === undefined) return undefined
  return { store, name: known, first, last, version, ...(isCount(shown) && { shown }) }
}

const READERS: { [Name in keyof Answers]: (fields: Fields) => Answers[Name] | undefined } = {
  actions(fields) {
    const rows = readList(fields.rows, INSPECTOR_LIMITS.rows, readRow)
    return rows && { rows }
  },
  moment(fields) {
    const action = readDescribed(fields.action, nodes)
    const before = readDescribed(fields.before, nodes)
    const after = readDescribed(fields.after, nodes)
    if (action === undefined || before === undefined || after === undefined) return undefined
    return { action, before, after }
  },
  caches(fields) {
    const room = { entries: INSPECTOR_LIMITS.entries }
    const caches = readList(fields.caches, INSPECTOR_LIMITS.entries, (value) => readCache(value, room))
    return caches && { caches }
  },
  show: () => ({}),
  switch: () => ({}),
  dispatch: () => ({}),
}

function readRow(value: unknown): ActionRow | undefined {
  const fields = fieldsOf(value)
  if (!fields || !isCount(fields.id) || !isFinite(fields.time)) return undefined
  const { id, time, hasChanged, isOff } = fields
  if (typeof hasChanged !== 'boolean' || typeof isOff !== 'boolean') return undefined
  const name = readText(fields.type, type)
  const line = readText(fields.preview, preview)
  if (name === undefined || line === undefined) return undefined
  const phase = PHASES.find((known) => known === fields.phase)
  const request = readText(fields.request, type)
  const error = readText(fields.error, text)
  return {
    id,
    type: name,
    preview: line,
    time,
    ...(phase && { phase }),
    ...(request !== undefined && { request }),
    ...placeIn(fields),
    hasChanged,
    isOff,
    ...(error !== undefined && { error }),
  }
}

/** A place that makes no sense is left out; the row does without. */
function placeIn(fields: Fields): Pick<ActionRow, 'place'> {
  const { file, line, column } = fieldsOf(fields.place) ?? {}
  const name = readText(file, type)
  return name !== undefined && isCount(line) && isCount(column) ? { place: { file: name, line, column } } : {}
}

function readCache(value: unknown, room: { entries: number }): Cache | undefined {
  const fields = fieldsOf(value)
  const reducerPath = readText(fields?.reducerPath, type)
  const entries = readList(fields?.entries, room.entries, readEntry)
  if (reducerPath === undefined || !entries) return undefined
  room.entries -= entries.length
  return { reducerPath, entries }
}

function readEntry(value: unknown): CacheRow | undefined {
  const fields = fieldsOf(value)
  const key = readText(fields?.key, text)
  const endpoint = readText(fields?.endpoint, type)
  const status = STATUSES.find((known) => known === fields?.status)
  const tags = readList(fields?.tags, TAGS, (tag) => readText(tag, type))
  const line = readText(fields?.preview, preview)
  if (!fields || key === undefined || endpoint === undefined || !status || !tags || line === undefined)
    return undefined
  if (!isCount(fields.subscribers)) return undefined
  const { fulfilledAt, removedIn, subscribers } = fields
  return {
    key,
    endpoint,
    status,
    subscribers,
    tags,
    ...(isFinite(fulfilledAt) && { fulfilledAt }),
    ...((isFinite(removedIn) || removedIn === null) && { removedIn }),
    preview: line,
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
