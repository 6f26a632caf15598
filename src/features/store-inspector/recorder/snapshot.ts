import { INSPECTOR_LIMITS, type Answers } from '../protocol/messages'
import type { Described } from '../shared/described'
import { cut } from '../shared/words'
import type { History } from './history'
import type { ReadingHost } from './host'
import type { Rows } from './rows'

/** What two states are compared by. */
const COMPARED = { nodes: 2000, depth: INSPECTOR_LIMITS.depth, text: 400, characters: 60_000 }
/** Dates of one run, in milliseconds after its beginning. */
const LONGEST_RUN = 1e9

/** What `nanoid` of the library makes up: subscribers without a request of their own have such ids, too. */
const RANDOM = /^(?=.*[A-Z])(?=.*[a-z])[\w-]{21}$/
/** Actions of RTK Query whose payloads say nothing but ids. */
const ONLY_IDS = /\/(?:middlewareRegistered|subscriptionsUpdated|removeMutationResult)$/

/**
 * Takes down what a run did, so that another one can be compared with it. Ids that the library makes up and times are other ones
 * in each run, so they are written as what they are.
 */
export function takeSnapshot(history: History, rows: Rows, host: ReadingHost): Answers['snapshot'] {
  const ids = new Map<string, string>()
  const counts = new Map<string, number>()
  const digests = new Map<unknown, string>()

  const isTime = (value: number): boolean => value >= host.origin && value < host.origin + LONGEST_RUN

  function nameIfRandom(text: string): string {
    if (!ids.has(text) && RANDOM.test(text)) ids.set(text, getNext('id'))
    return ids.get(text) ?? text
  }

  /** Not numbered through: one more request would change the names of all that follow. */
  function getNext(name: string): string {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${name} ${count}`
  }

  function masked(value: Described): Described {
    if (typeof value === 'string') return nameIfRandom(value)
    if (typeof value === 'number') return isTime(value) ? { kind: 'text', text: 'a time' } : value
    if (typeof value !== 'object' || value === null || value.kind === 'text') return value
    if (value.kind === 'array') return { ...value, items: value.items.map(masked) }
    const entries = value.entries.map(([key, part]) => [nameIfRandom(key), masked(part)] as const)
    return { ...value, entries }
  }

  const describe = (state: unknown): Described => masked(host.describe(state, COMPARED))

  function getDigest(state: unknown): string {
    const digest = digests.get(state) ?? hash(JSON.stringify(describe(state)))
    digests.set(state, digest)
    return digest
  }

  const moments = history.list().slice(-INSPECTOR_LIMITS.snapshot)
  for (const { entry } of moments) {
    const id = host.own(entry.action, 'meta', 'requestId')
    const name = rows.getCall(entry.action) ?? rows.getType(entry.action).replace(/\/[^/]*$/, '')
    if (typeof id === 'string' && !ids.has(id)) ids.set(id, getNext(`request of ${name}`))
  }
  const actions = moments.map((moment) => {
    const type = rows.getType(moment.entry.action)
    const preview = ONLY_IDS.test(type) ? '' : rows.getRow(moment, undefined).preview
    return { text: cut(`${type} ${preview}`.trim(), INSPECTOR_LIMITS.text), digest: getDigest(moment.after) }
  })
  return { actions, state: describe(history.stateAfter(undefined)) }
}

/** A short number for a text, by which equal ones are recognized (FNV-1a). */
function hash(text: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return `${(sum >>> 0).toString(36)}.${text.length}`
}
