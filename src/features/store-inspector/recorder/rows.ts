import { INSPECTOR_LIMITS, type ActionPhase, type ActionRow, type RunPlace } from '../protocol/messages'
import { cut, describeValue, type Bounds } from './describe'
import type { Moment } from './history'
import type { RecorderHost } from './host'
import { keysReader, ownReader, type ReadOwn } from './own'
import { lineOf } from './write-line'

const PHASES: readonly ActionPhase[] = ['pending', 'fulfilled', 'rejected']

/** What fits on a line, and little more. */
const ON_A_LINE: Bounds = { nodes: 60, depth: 5, text: 160, characters: 600 }

/** The names of Redux's own actions have something random behind them. */
const OWN_TYPE = /^@@redux\/(INIT|REPLACE)\S*$/

/** What the list of actions shows of each. */
export interface Rows {
  rowOf: (moment: Moment, place: RunPlace | undefined) => ActionRow
  /** The type of an action, as the list shows it. */
  typeOf: (action: unknown) => string
  previewOf: (value: unknown) => string
}

/** Makes what writes rows. */
export function createRows(host: RecorderHost): Rows {
  const own = ownReader(host.unwrap)
  const previewOf = (value: unknown): string =>
    lineOf(describeValue(value, host.unwrap, ON_A_LINE), INSPECTOR_LIMITS.preview)

  function typeOf(action: unknown): string {
    const type = own(action, 'type')
    return typeof type === 'string' ? nameOfType(type) : ''
  }

  return {
    typeOf,
    previewOf,
    rowOf({ id, entry, before, after, isOff }, place) {
      const { action, time, thrown } = entry
      const parts = restOf(action, own, host).map(([name, value]) =>
        name === undefined ? previewOf(value) : `${name}: ${previewOf(value)}`,
      )
      return {
        id,
        type: typeOf(action),
        preview: cut(parts.join(', '), INSPECTOR_LIMITS.preview),
        time,
        ...phaseOf(action, own),
        ...(place && { place }),
        hasChanged: before !== after,
        isOff,
        ...(thrown && { error: cut(host.messageOf(thrown.error), INSPECTOR_LIMITS.text) }),
      }
    },
  }
}

function nameOfType(type: string): string {
  return cut(type.replace(OWN_TYPE, '@@$1'), INSPECTOR_LIMITS.type)
}

function phaseOf(action: unknown, own: ReadOwn): Pick<ActionRow, 'phase' | 'request'> {
  const phase = PHASES.find((known) => known === own(action, 'meta', 'requestStatus'))
  const request = own(action, 'meta', 'requestId')
  return phase && typeof request === 'string' ? { phase, request: cut(request, INSPECTOR_LIMITS.type) } : {}
}

/** What an action says beside its type; a payload needs no name. */
function restOf(
  action: unknown,
  own: ReadOwn,
  host: RecorderHost,
): [name: string | undefined, value: unknown][] {
  const { phase } = phaseOf(action, own)
  const keys = keysReader(host.unwrap)(action)
  // The payload comes first.
  keys.sort((one, other) => Number(other === 'payload') - Number(one === 'payload'))
  return keys.flatMap((key): [string | undefined, unknown][] => {
    const value = own(action, key)
    if (key === 'type' || value === undefined) return []
    if (key === 'payload') return [[undefined, value]]
    if (key !== 'meta' || phase === undefined) return [[key, value]]
    const argument = argumentOf(value, own)
    return argument === undefined ? [] : [['arg', argument]]
  })
}

/** What a thunk was called with. A query wraps it in its own options. */
function argumentOf(meta: unknown, own: ReadOwn): unknown {
  const isQuery = typeof own(meta, 'arg', 'endpointName') === 'string'
  return isQuery ? own(meta, 'arg', 'originalArgs') : own(meta, 'arg')
}
