import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const rows: ReadonlyArray<{ time: string; event: string; state: string; waiting?: boolean }> = [
  { time: '0 s', event: 'component mounts', state: 'request runs' },
  { time: '1 s', event: 'answer', state: 'waits 5 s', waiting: true },
  { time: '6 s', event: 'poll', state: 'request runs' },
  { time: '9 s', event: 'slow answer', state: 'waits 5 s', waiting: true },
  { time: '14 s', event: 'poll', state: 'request runs' },
  { time: '15 s', event: 'an error', state: 'waits 5 s', waiting: true },
]
const top = 40
const pitch = 58
const height = 36
const boxX = 260
const boxWidth = 150

/** When polls are sent: the interval begins with each answer. */
export function PollTimeline(): ReactNode {
  return (
    <Diagram
      title="Polling with an interval of five seconds"
      description="A timeline from top to bottom with three columns: the time, what happens, and the state of the cache entry. At 0 seconds a component mounts and a request runs. At 1 second the answer arrives and five seconds of waiting begin. At 6 seconds the poll sends a request. It is slow and answers at 9 seconds; again five seconds of waiting begin. At 14 seconds the next poll is sent. At 15 seconds it fails, and the waiting begins all the same."
      caption="The interval begins when an answer arrives, whether good or bad. Requests of one entry never overlap."
      width={440}
      height={top + pitch * (rows.length - 1) + height + 8}
    >
      <Label x={60} y={20}>
        time
      </Label>
      <Label x={170} y={20}>
        what happens
      </Label>
      <Label x={boxX + boxWidth / 2} y={20}>
        cache entry
      </Label>
      {rows.map(({ time, event, state, waiting = false }, index) => {
        const y = top + pitch * index
        return (
          <g key={time}>
            <Label x={60} y={y + height / 2 + 5}>
              {time}
            </Label>
            <Label x={170} y={y + height / 2 + 5}>
              {event}
            </Label>
            <Box x={boxX} y={y} width={boxWidth} height={height} label={state} accent={waiting} />
            {index > 0 && (
              <Arrow from={[boxX + boxWidth / 2, y - pitch + height]} to={[boxX + boxWidth / 2, y]} />
            )}
          </g>
        )
      })}
    </Diagram>
  )
}
