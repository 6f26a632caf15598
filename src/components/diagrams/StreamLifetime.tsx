import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const steps: ReadonlyArray<{
  event: string
  entry: string
  stream: string
  code?: boolean
  accent?: boolean
}> = [
  { event: 'first component asks', entry: 'pending', stream: 'socket opens', accent: true },
  { event: 'response arrives', entry: 'has data', stream: 'cacheDataLoaded', code: true },
  { event: 'message arrives', entry: 'changed', stream: 'updateCachedData', code: true },
  { event: 'refetch is answered', entry: 'replaced', stream: 'goes on' },
  { event: 'all have left', entry: 'kept for 60 s', stream: 'goes on' },
  { event: '60 seconds later', entry: 'removed', stream: 'cacheEntryRemoved', code: true, accent: true },
]
const top = 36
const pitch = 62
const height = 40
const entryX = 160
const entryWidth = 124
const streamX = 304
const streamWidth = 168

/** What `onCacheEntryAdded` lives through, from the first component to the removal of the entry. */
export function StreamLifetime(): ReactNode {
  return (
    <Diagram
      title="A stream lives as long as its cache entry"
      description="A timeline from top to bottom with three columns: what happens, the cache entry, and onCacheEntryAdded. A first component asks: the entry is pending, and the callback opens the socket. The response arrives: the entry has data, cacheDataLoaded resolves. A message arrives: updateCachedData changes the entry. A refetch is answered: the entry's data is replaced, the stream goes on. All components have left: the entry is kept for 60 seconds, the stream goes on. 60 seconds later the entry is removed, cacheEntryRemoved resolves, and the callback closes the socket."
      caption="One call per entry. Neither a second component nor a refetch starts another one."
      width={480}
      height={top + pitch * (steps.length - 1) + height + 8}
    >
      <Label x={78} y={18}>
        what happens
      </Label>
      <Label x={entryX + entryWidth / 2} y={18}>
        cache entry
      </Label>
      <Label x={streamX + streamWidth / 2} y={18}>
        onCacheEntryAdded
      </Label>
      {steps.map(({ event, entry, stream, code, accent }, index) => {
        const y = top + index * pitch
        return (
          <g key={event}>
            <Label x={78} y={y + height / 2 + 5}>
              {event}
            </Label>
            <Box x={entryX} y={y} width={entryWidth} height={height} label={entry} />
            <Box
              x={streamX}
              y={y}
              width={streamWidth}
              height={height}
              label={stream}
              code={code}
              accent={accent}
            />
            {index > 0 && (
              <>
                <Arrow
                  from={[entryX + entryWidth / 2, y - pitch + height]}
                  to={[entryX + entryWidth / 2, y]}
                />
                <Arrow
                  from={[streamX + streamWidth / 2, y - pitch + height]}
                  to={[streamX + streamWidth / 2, y]}
                />
              </>
            )}
          </g>
        )
      })}
    </Diagram>
  )
}
