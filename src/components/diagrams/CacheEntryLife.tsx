import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const steps: ReadonlyArray<{ event: string; entry: string; subscribers: string }> = [
  { event: 'first component asks', entry: 'pending', subscribers: '1' },
  { event: 'response arrives', entry: 'fulfilled', subscribers: '1' },
  { event: 'second component asks', entry: 'fulfilled', subscribers: '2' },
  { event: 'both are gone', entry: 'kept for 60 s', subscribers: '0' },
  { event: '60 seconds later', entry: 'removed', subscribers: '0' },
]
const top = 36
const pitch = 64
const boxHeight = 40
const boxX = 204
const boxWidth = 160

/** How long data stays: from the first component that asks, to the last one that leaves, and a minute more. */
export function CacheEntryLife(): ReactNode {
  return (
    <Diagram
      title="The life of a cache entry"
      description="A timeline from top to bottom with three columns: what happens, the cache entry, the number of subscribers. A first component asks: the entry is pending, one subscriber. The response arrives: fulfilled, one subscriber. A second component asks: still fulfilled, no request, two subscribers. Both are gone: the entry is kept for 60 seconds with no subscriber. Sixty seconds later it is removed."
      caption="The second component causes no request. An entry that nobody uses stays for keepUnusedDataFor seconds, 60 unless you say otherwise."
      width={480}
      height={top + pitch * (steps.length - 1) + boxHeight + 8}
    >
      <Label x={96} y={18}>
        what happens
      </Label>
      <Label x={boxX + boxWidth / 2} y={18}>
        cache entry
      </Label>
      <Label x={424} y={18}>
        subscribers
      </Label>
      {steps.map(({ event, entry, subscribers }, index) => {
        const y = top + index * pitch
        const middle = y + boxHeight / 2
        return (
          <g key={event}>
            <Label x={96} y={middle + 5}>
              {event}
            </Label>
            <Box x={boxX} y={y} width={boxWidth} height={boxHeight} label={entry} />
            <Label x={424} y={middle + 5}>
              {subscribers}
            </Label>
            {index > 0 && (
              <Arrow from={[boxX + boxWidth / 2, y - pitch + boxHeight]} to={[boxX + boxWidth / 2, y]} />
            )}
          </g>
        )
      })}
    </Diagram>
  )
}
