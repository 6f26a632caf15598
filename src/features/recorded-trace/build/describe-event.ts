import { inspect } from 'node:util'
import { format as formatCode } from 'prettier'

import type { Tone } from '../shared/lanes'
import type { StateLine, TraceEvent } from '../shared/trace'
import type { RecordedAction } from './lanes'

/** The status of a request, as the library names it. */
type Status = 'uninitialized' | 'pending' | 'fulfilled' | 'rejected'

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
 * @param before - the state before it
 */
export async function describeEvent(recorded: RecordedAction, before: SeenState): Promise<TraceEvent> {
  const { at, action } = recorded
  const state = getLines(await format(recorded.state), await format(before))
  const status = REQUEST_TYPE.exec(action.type)?.[1] as Tone | undefined
  if (status === undefined)
    return { at, name: action.type, detail: inspect(action.payload), tone: 'act', state }
  return { at, name: action.meta?.arg?.endpointName ?? action.type, detail: status, tone: status, state }
}

function getLines(text: string, before: string): StateLine[] {
  const known = new Set(before.split('\n'))
  return text.split('\n').map((line) => ({ text: line, changed: !known.has(line) && /\w/.test(line) }))
}

/** As an object literal. */
async function format(state: SeenState): Promise<string> {
  const text = await formatCode(`(${JSON.stringify(state)})`, {
    parser: 'babel',
    // As wide as a phone has room for.
    printWidth: 40,
    singleQuote: true,
    semi: false,
    trailingComma: 'none',
  })
  // Prettier keeps the parentheses, and before them a semicolon that separates statements.
  return text.trim().replace(/^;?\(/, '').replace(/\)$/, '')
}
