import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const STEPS = [
  { label: 'dispatch(thunk(arg))', code: true },
  { label: 'condition', detail: 'if there is one', code: true },
  { label: 'pending', detail: 'is dispatched', code: true, accent: true },
  { label: 'payloadCreator', detail: 'runs', code: true },
]

/** The course of one call of an async thunk: condition, pending, payload creator, and the four ways it ends. */
export function AsyncThunkOutcomes(): ReactNode {
  return (
    <Diagram
      title="The course of one call of an async thunk"
      description="Dispatching the thunk first runs its condition. If the condition returns false, the call ends with a rejected action that is not dispatched, with meta.condition true. If the condition throws, or the call is cancelled before it starts, it ends in rejected. Otherwise pending is dispatched and the payload creator runs. If it returns a value, the call ends in fulfilled. If it throws, returns rejectWithValue, or the call is cancelled, it ends in rejected, and the flags rejectedWithValue and aborted in meta say which."
      caption="One call from top to bottom. Dashed: nothing is dispatched."
      width={480}
      height={446}
    >
      <Column x={16} y={10} width={220} height={50} gap={40} steps={STEPS} />
      <Arrow from={[236, 125]} to={[300, 125]} dashed />
      <Label x={268} y={114} text="false" />
      <Box x={300} y={100} width={170} height={50} label="skipped" detail="meta.condition: true" />
      <Arrow from={[66, 330]} to={[66, 386]} />
      <Label x={58} y={362} align="end" text="value" />
      <Box x={16} y={386} width={140} height={50} code accent label="fulfilled" />
      <Arrow from={[236, 305]} viaX={280} to={[300, 411]} />
      <Label x={292} y={300} align="start" text="throws" />
      <Label x={292} y={322} align="start" text="rejectWithValue(…)" />
      <Label x={292} y={344} align="start" text="cancelled" />
      <Box x={300} y={386} width={170} height={50} code accent label="rejected" detail="flags in meta" />
    </Diagram>
  )
}
