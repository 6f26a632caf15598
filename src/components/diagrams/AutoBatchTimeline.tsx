import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const steps: ReadonlyArray<{ event: string; dispatched: boolean; subscribers: 'wait' | 'run' | 'rest' }> = [
  { event: 'marked', dispatched: true, subscribers: 'wait' },
  { event: 'marked', dispatched: true, subscribers: 'wait' },
  { event: 'not marked', dispatched: true, subscribers: 'run' },
  { event: 'next frame', dispatched: false, subscribers: 'rest' },
  { event: 'marked', dispatched: true, subscribers: 'wait' },
  { event: 'next frame', dispatched: false, subscribers: 'run' },
]
const boxHeight = 40
const pitch = 56
const top = 36
const columns = { event: 12, state: 176, subscribers: 332 } as const
const widths = { event: 120, state: 112, subscribers: 136 } as const

/** What an action marked for batching delays: subscribers wait for the next frame or the next other action. */
export function AutoBatchTimeline(): ReactNode {
  return (
    <Diagram
      title="When subscribers run"
      description="A timeline from top to bottom with three columns: action, state, subscribers. Two marked actions update the state at once, while subscribers wait. An action that is not marked follows: it updates the state, and subscribers run once for all three. At the next frame nothing is left to do. Then one more marked action updates the state, subscribers wait, and at the next frame they run once."
      caption="The state changes at once. Subscribers run at the next frame, or with the next action that isn't marked, whichever comes first."
      width={480}
      height={top + pitch * (steps.length - 1) + boxHeight + 8}
    >
      <Label x={columns.event + widths.event / 2} y={18}>
        action
      </Label>
      <Label x={columns.state + widths.state / 2} y={18}>
        state
      </Label>
      <Label x={columns.subscribers + widths.subscribers / 2} y={18}>
        subscribers
      </Label>
      {steps.map(({ event, dispatched, subscribers }, index) => {
        const y = top + index * pitch
        const middle = y + boxHeight / 2
        return (
          <g key={index}>
            {dispatched ? (
              <Box x={columns.event} y={y} width={widths.event} height={boxHeight} label={event} />
            ) : (
              <Label x={columns.event + widths.event / 2} y={middle + 5}>
                {event}
              </Label>
            )}
            {dispatched && (
              <>
                <Arrow from={[columns.event + widths.event, middle]} to={[columns.state, middle]} />
                <Box x={columns.state} y={y} width={widths.state} height={boxHeight} label="updated" />
              </>
            )}
            {subscribers === 'run' ? (
              <>
                <Arrow
                  from={[dispatched ? columns.state + widths.state : columns.event + widths.event, middle]}
                  to={[columns.subscribers, middle]}
                />
                <Box
                  x={columns.subscribers}
                  y={y}
                  width={widths.subscribers}
                  height={boxHeight}
                  label="run once"
                  accent
                />
              </>
            ) : (
              <Label x={columns.subscribers + widths.subscribers / 2} y={middle + 5}>
                {subscribers === 'wait' ? 'wait' : 'nothing left to do'}
              </Label>
            )}
          </g>
        )
      })}
    </Diagram>
  )
}
