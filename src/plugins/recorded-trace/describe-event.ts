import { inspect } from 'node:util'

import type { Tone } from '../../shared/lanes'
import type { StateLine, TraceEvent } from '../../shared/trace'
import type { Moment } from './lanes'

/** The status of a request, as the library names it. */
export type Status = 'uninitialized' | 'pending' | 'fulfilled' | 'rejected'

/** The part of the state that the trace shows. */
export interface SeenState {
  cart: { items: string[] }
  api: { getMenu: { status: Status; data?: string[] }; addDrink?: { status: Status } }
}

/** The library's actions for requests: `api/executeQuery/pending`. */
const REQUEST_TYPE = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/

/**
 * Describes an action and the state after it.
 *
 * @returns nothing for the first action, which sets the store up
 */
export function describeEvent({ at, action, state }: Moment, before: SeenState | undefined): TraceEvent[] {
  if (before === undefined) return []
  const lines = linesOf(state, linesOf(before, []))
  const status = REQUEST_TYPE.exec(action.type)?.[1] as Tone | undefined
  if (status === undefined) {
    return [{ at, name: action.type, detail: inspect(action.payload), tone: 'act', state: lines }]
  }
  return [{ at, name: action.meta?.arg?.endpointName ?? action.type, detail: status, tone: status, state: lines }]
}

function linesOf(state: SeenState, before: readonly StateLine[]): StateLine[] {
  const known = new Set(before.map(({ text }) => text))
  const isChange = (line: string): boolean => before.length > 0 && !known.has(line) && /\w/.test(line)
  // As wide as the smallest phone has room for.
  const text = inspect(state, { depth: Infinity, breakLength: 40, compact: 1 })
  return text.split('\n').map((line) => ({ text: line, changed: isChange(line) }))
}
