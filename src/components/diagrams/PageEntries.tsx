import type { ReactNode } from 'react'
import { Box, Diagram, Label } from './kit/Diagram'

type State = 'shown' | 'cached' | undefined

const rows: ReadonlyArray<{ event: string; pages: readonly [State, State, State]; request: string }> = [
  { event: 'open the list', pages: ['shown', undefined, undefined], request: 'page 1' },
  { event: 'next', pages: ['cached', 'shown', undefined], request: 'page 2' },
  { event: 'prefetch page 3', pages: ['cached', 'shown', 'cached'], request: 'page 3' },
  { event: 'back', pages: ['shown', 'cached', 'cached'], request: 'none' },
  { event: 'delete an item', pages: ['shown', undefined, undefined], request: 'page 1' },
]
const top = 36
const pitch = 52
const height = 36
const left = 128
const width = 80
const step = 90

/** Which pages are cached, and what is requested, while somebody leafs through a list. */
export function PageEntries(): ReactNode {
  return (
    <Diagram
      title="One cache entry per page"
      description="Five events from top to bottom, and for each the state of the entries of pages 1, 2 and 3 and what is requested. Opening the list: page 1 is shown and requested. Next: page 1 is cached, page 2 is shown and requested. Prefetching page 3: page 3 is cached and requested. Back: page 1 is shown, pages 2 and 3 are cached, nothing is requested. Deleting an item, with a tag for the whole list: page 1 is shown and requested again, the entries of pages 2 and 3 are removed."
      caption="After a change, the visible page is fetched again. The others are dropped, and fetched when somebody goes there."
      width={480}
      height={top + pitch * (rows.length - 1) + height + 8}
    >
      <Label x={58} y={20}>
        event
      </Label>
      {[1, 2, 3].map((page) => (
        <Label key={page} x={left + (page - 1) * step + width / 2} y={20}>
          {`page ${page}`}
        </Label>
      ))}
      <Label x={438} y={20}>
        request
      </Label>
      {rows.map(({ event, pages, request }, index) => {
        const y = top + index * pitch
        const middle = y + height / 2 + 5
        return (
          <g key={event}>
            <Label x={58} y={middle}>
              {event}
            </Label>
            {pages.map((state, page) =>
              state === undefined ? null : (
                <Box
                  key={page}
                  x={left + page * step}
                  y={y}
                  width={width}
                  height={height}
                  label={state}
                  accent={state === 'shown'}
                />
              ),
            )}
            <Label x={438} y={middle}>
              {request}
            </Label>
          </g>
        )
      })}
    </Diagram>
  )
}
