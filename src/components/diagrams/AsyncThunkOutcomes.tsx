import type { ReactNode } from 'react'
import type { Lane, Span } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const CONDITION: Span = { from: 3, to: 30, tone: 'plain', label: 'condition' }
const PENDING: Span = { from: 30, to: 72, tone: 'pending', label: 'pending' }

const LANES: readonly Lane[] = [
  {
    label: 'condition is false',
    spans: [CONDITION],
    marks: [{ at: 30, tone: 'plain', label: 'nothing is dispatched', beside: true }],
  },
  {
    label: 'condition throws',
    spans: [CONDITION],
    marks: [{ at: 30, tone: 'rejected', label: 'rejected', beside: true }],
  },
  {
    label: 'returns a value',
    spans: [CONDITION, PENDING],
    marks: [{ at: 72, tone: 'fulfilled', label: 'fulfilled', beside: true }],
  },
  {
    label: 'throws',
    spans: [CONDITION, PENDING],
    marks: [{ at: 72, tone: 'rejected', label: 'rejected', beside: true }],
  },
  {
    label: 'rejectWithValue(…)',
    spans: [CONDITION, PENDING],
    marks: [{ at: 72, tone: 'rejected', label: 'rejected', beside: true }],
  },
  {
    label: 'is canceled',
    spans: [CONDITION, { ...PENDING, to: 56 }],
    marks: [{ at: 56, tone: 'rejected', label: 'rejected', beside: true }],
  },
]
const MOMENTS: readonly Moment[] = [
  {
    at: 3,
    text: (
      <>
        <code>dispatch(thunk(arg))</code>
      </>
    ),
  },
  {
    at: 30,
    text: (
      <>
        <code>pending</code> is dispatched, the payload creator runs.
      </>
    ),
  },
  {
    at: 72,
    text: (
      <>
        The final action; flags in <code>meta</code> say why it is rejected.
      </>
    ),
  },
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
