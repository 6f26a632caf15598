import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const rows: ReadonlyArray<{ time: string; event: string; delayed?: string; immediately?: string }> = [
  { time: '0 ms', event: 'A is sent' },
  { time: '50 ms', event: 'B is sent' },
  { time: '100 ms', event: 'A ends', delayed: 'waits for B', immediately: 'list is requested' },
  { time: '150 ms', event: 'B ends', delayed: 'list is requested', immediately: 'not sent twice' },
  { time: '200 ms', event: 'an answer', immediately: 'may lack B' },
  { time: '250 ms', event: 'an answer', delayed: 'has A and B' },
]
const top = 40
const pitch = 58
const height = 38
const width = 148
const delayedX = 172
const immediatelyX = 328

/** Two mutations that overlap, and when the list that both touch is requested again. */
export function InvalidationTiming(): ReactNode {
  const columns = [
    { x: delayedX, cells: rows.map(({ delayed }) => delayed) },
    { x: immediatelyX, cells: rows.map(({ immediately }) => immediately) },
  ]
  return (
    <Diagram
      title="Two mutations and one list"
      description="A timeline from top to bottom with three columns: what happens, what the behavior delayed does, and what the behavior immediately does. Mutation A is sent at 0 milliseconds, mutation B at 50. A ends at 100: delayed waits for B, immediately requests the list. B ends at 150: delayed requests the list, immediately doesn't, because a request for it is running. At 200 the answer of the early request arrives, and may lack the change of B. At 250 the answer of the later request arrives, and has both changes."
      caption="Delayed, the default, is 50 ms later and right. Each list request takes 100 ms here."
      width={480}
      height={top + pitch * (rows.length - 1) + height + 8}
    >
      <Label x={84} y={20}>
        what happens
      </Label>
      <Label x={delayedX + width / 2} y={20}>
        delayed
      </Label>
      <Label x={immediatelyX + width / 2} y={20}>
        immediately
      </Label>
      {rows.map(({ time, event }, index) => (
        <g key={time}>
          <Label x={66} y={top + pitch * index + height / 2 + 5} align="end">
            {time}
          </Label>
          <Label x={78} y={top + pitch * index + height / 2 + 5} align="start">
            {event}
          </Label>
        </g>
      ))}
      {columns.map(({ x, cells }) => {
        const filled = cells.flatMap((text, index) => (text === undefined ? [] : [{ text, index }]))
        return filled.map(({ text, index }, position) => {
          const next = filled[position + 1]
          return (
            <g key={`${x}-${index}`}>
              <Box
                x={x}
                y={top + pitch * index}
                width={width}
                height={height}
                label={text}
                accent={text === 'list is requested'}
              />
              {next && (
                <Arrow
                  from={[x + width / 2, top + pitch * index + height]}
                  to={[x + width / 2, top + pitch * next.index]}
                />
              )}
            </g>
          )
        })
      })}
    </Diagram>
  )
}
