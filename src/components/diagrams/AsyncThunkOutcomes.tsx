import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

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
      <Box x={16} y={10} width={220} height={50} code label="dispatch(thunk(arg))" />
      <Arrow from={[126, 60]} to={[126, 100]} />
      <Box x={16} y={100} width={220} height={50} code label="condition" detail="if there is one" />
      <Arrow from={[236, 125]} to={[300, 125]} dashed />
      <Label x={268} y={114}>
        false
      </Label>
      <Box x={300} y={100} width={170} height={50} label="skipped" detail="meta.condition: true" />
      <Arrow from={[126, 150]} to={[126, 190]} />
      <Box x={16} y={190} width={220} height={50} code accent label="pending" detail="is dispatched" />
      <Arrow from={[126, 240]} to={[126, 280]} />
      <Box x={16} y={280} width={220} height={50} code label="payloadCreator" detail="runs" />
      <Arrow from={[66, 330]} to={[66, 386]} />
      <Label x={58} y={362} align="end">
        value
      </Label>
      <Box x={16} y={386} width={140} height={50} code accent label="fulfilled" />
      <Arrow
        from={[236, 305]}
        via={[
          [280, 305],
          [280, 411],
        ]}
        to={[300, 411]}
      />
      <Label x={292} y={300} align="start">
        throws
      </Label>
      <Label x={292} y={322} align="start">
        rejectWithValue(…)
      </Label>
      <Label x={292} y={344} align="start">
        cancelled
      </Label>
      <Box x={300} y={386} width={170} height={50} code accent label="rejected" detail="flags in meta" />
    </Diagram>
  )
}
