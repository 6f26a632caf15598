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

/**
 * Takes down what a run did, so that another one can be compared with it. Ids that the library makes up and times are other ones
 * in each run, so they are written as what they are.
 */
export function takeSnapshot(history: History, rows: Rows, host: ReadingHost): Answers['snapshot'] {
  const ids = new Map<unknown, string>()
  const digests = new Map<unknown, string>()

  const isTime = (value: number): boolean => value >= host.origin && value < host.origin + LONGEST_RUN

  function masked(value: Described): Described {
    if (typeof value === 'string') return ids.get(value) ?? value
    if (typeof value === 'number') return isTime(value) ? { kind: 'text', text: 'a time' } : value
    if (typeof value !== 'object' || value === null || value.kind === 'text') return value
    if (value.kind === 'array') return { ...value, items: value.items.map(masked) }
    const entries = value.entries.map(([key, part]) => [ids.get(key) ?? key, masked(part)] as const)
    return { ...value, entries }
  }

  const describe = (state: unknown): Described => masked(host.describe(state, COMPARED))

  function getDigest(state: unknown): string {
    const digest = digests.get(state) ?? hash(JSON.stringify(describe(state)))
    digests.set(state, digest)
    return digest
  }

  const moments = history.list().slice(-INSPECTOR_LIMITS.snapshot)
  const actions = moments.map((moment) => {
    const { action } = moment.entry
    const request = host.own(action, 'meta', 'requestId')
    if (typeof request === 'string' && !ids.has(request)) ids.set(request, `request ${ids.size + 1}`)
    const type = rows.getType(action)
    // It says nothing but the id of an API slice.
    const preview = type.endsWith('/middlewareRegistered') ? '' : rows.getRow(moment, undefined).preview
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
