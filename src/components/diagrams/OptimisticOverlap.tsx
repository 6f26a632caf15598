import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const rows: ReadonlyArray<{ event: string; cache: string; server: string; wrong?: boolean }> = [
  { event: 'before', cache: 'open', server: 'open' },
  { event: '"waiting" is sent', cache: 'waiting', server: 'open' },
  { event: '"closed" is sent', cache: 'closed', server: 'open' },
  { event: 'first fails: undo()', cache: 'open', server: 'open', wrong: true },
  { event: 'second succeeds', cache: 'open', server: 'closed', wrong: true },
  { event: 'refetch', cache: 'closed', server: 'closed' },
]
const top = 40
const pitch = 60
const height = 36
const boxX = 190
const boxWidth = 120

/** How undoing an older change takes a newer one away. */
export function OptimisticOverlap(): ReactNode {
  return (
    <Diagram
      title="Two changes, and the first one fails"
      description="A timeline from top to bottom with three columns: what happens, the status in the cache, the status on the server. Before: open and open. The change to waiting is sent: the cache says waiting. The change to closed is sent: the cache says closed. The first change fails and is undone: the cache says open, although the second change is still under way. The second one succeeds: the cache still says open, the server says closed. Only a refetch brings the cache to closed."
      caption="undo() restores what stood there when the change was made. From row four on, the screen is wrong."
      width={480}
      height={top + pitch * (rows.length - 1) + height + 8}
    >
      <Label x={92} y={20}>
        what happens
      </Label>
      <Label x={boxX + boxWidth / 2} y={20}>
        in the cache
      </Label>
      <Label x={400} y={20}>
        on the server
      </Label>
      {rows.map(({ event, cache, server, wrong = false }, index) => {
        const y = top + pitch * index
        return (
          <g key={event}>
            <Label x={92} y={y + height / 2 + 5}>
              {event}
            </Label>
            <Box x={boxX} y={y} width={boxWidth} height={height} label={cache} accent={wrong} />
            <Label x={400} y={y + height / 2 + 5}>
              {server}
            </Label>
            {index > 0 && (
              <Arrow from={[boxX + boxWidth / 2, y - pitch + height]} to={[boxX + boxWidth / 2, y]} />
            )}
          </g>
        )
      })}
    </Diagram>
  )
}
