import { INSPECTOR_LIMITS, type ActionPhase, type ActionRow, type RunPlace } from '../protocol/messages'
import { describeValue, type Bounds } from './describe'
import type { Moment } from './history'
import type { RecorderHost } from './host'
import { ownReader, type OwnReader } from '../shared/own'
import { cut } from '../shared/words'
import { oneLine } from '../shared/one-line'

const PHASES: readonly ActionPhase[] = ['pending', 'fulfilled', 'rejected']

/** What fits on a line, and little more. */
const ON_A_LINE: Bounds = { nodes: 60, depth: 5, text: 160, characters: 600 }

/** Characters of an endpoint's name, and of its argument, in a preview. */
const CALL = 60

/** The names of Redux's own actions have something random behind them. */
const OWN_TYPE = /^@@redux\/(INIT|REPLACE)\S*$/

/** What the list of actions shows of each. */
export interface Rows {
  getRow: (moment: Moment, place: RunPlace | undefined) => ActionRow
  /** The type of an action, as the list shows it. */
  getType: (action: unknown) => string
  getPreview: (value: unknown) => string
  /** The call of an endpoint, such as `getTicket('T-101')`; undefined for other actions. */
  getCall: (action: unknown) => string | undefined
}

/** Makes what writes rows. */
export function createRows(host: RecorderHost): Rows {
  const reader = ownReader(host.unwrap)
  const { own } = reader
  const getPreview = (value: unknown): string =>
    oneLine(describeValue(value, host.unwrap, ON_A_LINE), INSPECTOR_LIMITS.preview).replace(/\s+/g, ' ')

  function getType(action: unknown): string {
    const type = own(action, 'type')
    return typeof type === 'string' ? cut(type.replace(OWN_TYPE, '@@$1'), INSPECTOR_LIMITS.type) : ''
  }

  /** The call of an endpoint, because the actions of all endpoints have the same types: `getTicket('T-101')`. */
  function getCall(action: unknown): string | undefined {
    const endpoint = own(action, 'meta', 'arg', 'endpointName')
    if (typeof endpoint !== 'string') return undefined
    const argument = own(action, 'meta', 'arg', 'originalArgs')
    const text = argument === undefined ? '' : getPreview(argument)
    return `${cut(endpoint, CALL)}(${cut(text, CALL)})`
  }

  return {
    getType,
    getPreview,
    getCall,
    getRow({ id, entry, before, after, isOff }, place) {
      const { action, time, thrown, original } = entry
      const rest = getRest(action, reader).map(([name, value]) =>
        name === undefined ? getPreview(value) : `${name}: ${getPreview(value)}`,
      )
      const call = getCall(action)
      const parts = call === undefined ? rest : [call, ...rest]
      return {
        id,
        type: getType(action),
        preview: cut(parts.join(', '), INSPECTOR_LIMITS.preview),
        time,
        ...getPhase(action, reader),
        ...(place && { place }),
        hasChanged: before !== after,
        isOff,
        ...(original && { isEdited: true }),
        ...(thrown && { error: cut(host.getMessage(thrown.error), INSPECTOR_LIMITS.text) }),
      }
    },
  }
}

function getPhase(action: unknown, { own }: OwnReader): Pick<ActionRow, 'phase' | 'request'> {
  const phase = PHASES.find((known) => known === own(action, 'meta', 'requestStatus'))
  const request = own(action, 'meta', 'requestId')
  return phase && typeof request === 'string' ? { phase, request: cut(request, INSPECTOR_LIMITS.type) } : {}
}

/** What an action says beside its type; a payload needs no name. */
function getRest(action: unknown, reader: OwnReader): [name: string | undefined, value: unknown][] {
  const { own, getKeys } = reader
  const { phase } = getPhase(action, reader)
  const keys = getKeys(action)
  // The payload comes first.
  keys.sort((one, other) => Number(other === 'payload') - Number(one === 'payload'))
  return keys.flatMap((key): [string | undefined, unknown][] => {
    const value = own(action, key)
    if (key === 'type' || value === undefined) return []
    if (key === 'payload') return [[undefined, value]]
    if (key !== 'meta' || phase === undefined) return [[key, value]]
    const argument = own(value, 'arg')
    // That of an endpoint is in its call.
    const isKnown = argument === undefined || typeof own(argument, 'endpointName') === 'string'
    return isKnown ? [] : [['arg', argument]]
  })
}
