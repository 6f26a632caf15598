import type { ReactNode } from 'react'
import { Timeline, lane, mark, span, type Moment } from './kit/Timeline'

const CONDITION = span('plain', 3, 30, 'condition')
const PENDING = span('pending', 30, 72, 'pending')

const LANES = [
  lane('condition is false', [CONDITION], [mark('plain', 30, 'nothing is dispatched')]),
  lane('condition throws', [CONDITION], [mark('rejected', 30, 'rejected')]),
  lane('returns a value', [CONDITION, PENDING], [mark('fulfilled', 72, 'fulfilled')]),
  lane('throws', [CONDITION, PENDING], [mark('rejected', 72, 'rejected')]),
  lane('rejectWithValue(…)', [CONDITION, PENDING], [mark('rejected', 72, 'rejected')]),
  lane('is canceled', [CONDITION, { ...PENDING, to: 56 }], [mark('rejected', 56, 'rejected')]),
]
const MOMENTS: readonly Moment[] = [
  [3, '`dispatch(thunk(arg))`'],
  [30, '`pending` is dispatched, the payload creator runs.'],
  [72, 'The final action; flags in `meta` say why it is rejected.'],
]

/** The course of one call of an async thunk: condition, pending, payload creator, and the ways it ends. */
export function AsyncThunkOutcomes(): ReactNode {
  return (
    <Timeline
      title="The course of one call of an async thunk"
      description="Six calls on one time axis. Dispatching the thunk first runs its condition. If the condition returns false, the call ends with a rejected action that is not dispatched, with meta.condition true. If the condition throws, or the call is canceled before it starts, it ends in rejected. Otherwise pending is dispatched and the payload creator runs. If it returns a value, the call ends in fulfilled. If it throws, returns rejectWithValue, or the call is canceled, it ends in rejected, and the flags rejectedWithValue and aborted in meta say which."
      caption="Each lane is one call. Without a condition, a call begins with pending."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
