import { INSPECTOR_LIMITS, type ActionPhase, type ActionRow, type RunPlace } from '../protocol/messages'
import { cut } from '../shared/words'
import { oneLine } from '../shared/one-line'
import type { Bounds } from './describe'
import type { Moment } from './history'
import type { ReadingHost } from './host'

const PHASES: readonly ActionPhase[] = ['pending', 'fulfilled', 'rejected']

/** What fits on a line, and little more. */
const ON_A_LINE: Bounds = { nodes: 60, depth: 5, text: 160, characters: 600 }

/** Characters of an endpoint's name, and of its argument, in a preview. */
const CALL = 60

/** The names of Redux's own actions have something random behind them. */
const OWN_TYPE = /^@@redux\/(INIT|REPLACE)\S*$/

/** What the list of actions shows of each. */
export type Rows = ReturnType<typeof createRows>

/** Makes what writes rows. */
export function createRows({ own, getKeys, describe, getMessage }: ReadingHost) {
  const getPreview = (value: unknown): string =>
    oneLine(describe(value, ON_A_LINE), INSPECTOR_LIMITS.preview).replace(/\s+/g, ' ')

  /** The type of an action, as the list shows it. */
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

  function getPhase(action: unknown): Pick<ActionRow, 'phase' | 'request'> {
    const phase = PHASES.find((known) => known === own(action, 'meta', 'requestStatus'))
    const request = own(action, 'meta', 'requestId')
    return phase && typeof request === 'string' ? { phase, request: cut(request, INSPECTOR_LIMITS.type) } : {}
  }

  /** What an action says beside its type: the payload first, which needs no name. */
  function getRest(action: unknown, isOfThunk: boolean): string[] {
    const keys = getKeys(action)
    keys.sort((one, other) => Number(other === 'payload') - Number(one === 'payload'))
    return keys.flatMap((key) => {
      const value = own(action, key)
      if (key === 'type' || value === undefined) return []
      if (key === 'payload') return [getPreview(value)]
      if (key !== 'meta' || !isOfThunk) return [`${key}: ${getPreview(value)}`]
      const argument = own(value, 'arg')
      // That of an endpoint is in its call.
      const isKnown = argument === undefined || typeof own(argument, 'endpointName') === 'string'
      return isKnown ? [] : [`arg: ${getPreview(argument)}`]
    })
  }

  return {
    getType,
    getPreview,
    getCall,
    getRow({ id, entry, before, after, isOff }: Moment, place: RunPlace | undefined): ActionRow {
      const { action, time, thrown, original } = entry
      const phase = getPhase(action)
      const parts = [getCall(action) ?? [], getRest(action, phase.phase !== undefined)].flat()
      return {
        id,
        type: getType(action),
        preview: cut(parts.join(', '), INSPECTOR_LIMITS.preview),
        time,
        ...phase,
        place,
        hasChanged: before !== after,
        isOff,
        ...(original && { isEdited: true }),
        ...(thrown && { error: cut(getMessage(thrown.error), INSPECTOR_LIMITS.text) }),
      }
    },
  }
}
