import type { ReactNode } from 'react'
import { Box, Diagram, Label } from './kit/Diagram'

const rows: ReadonlyArray<{ call: string; pages: readonly number[]; asked: readonly number[] }> = [
  { call: 'first load', pages: [1], asked: [1] },
  { call: 'fetchNextPage', pages: [1, 2], asked: [2] },
  { call: 'fetchNextPage', pages: [1, 2, 3], asked: [3] },
  { call: 'fetchNextPage', pages: [2, 3, 4], asked: [4] },
  { call: 'refetch', pages: [2, 3, 4], asked: [2, 3, 4] },
  { call: 'fetchPreviousPage', pages: [1, 2, 3], asked: [1] },
]
const top = 36
const pitch = 52
const height = 36
const left = 156
const width = 64
const step = 76

/** Which pages one entry holds after each call, with `maxPages: 3`, and which of them were requested. */
export function InfinitePages(): ReactNode {
  return (
    <Diagram
      title="One cache entry, several pages"
      description="Six calls from top to bottom, with maxPages set to 3, and the pages that the entry holds after each. After the first load: page 1, requested. After fetchNextPage: pages 1 and 2, page 2 requested. After another: pages 1 to 3, page 3 requested. After another: pages 2 to 4, page 4 requested, and page 1 is dropped. After refetch: pages 2 to 4, all three requested one after the other. After fetchPreviousPage: pages 1 to 3, page 1 requested, and page 4 is dropped."
      caption="With maxPages: 3. Accented pages were requested by the call; plain ones were there."
      width={470}
      height={top + pitch * (rows.length - 1) + height + 8}
    >
      <Label x={68} y={20}>
        call
      </Label>
      <Label x={left + 1.5 * step + width / 2} y={20}>
        pages in the entry
      </Label>
      {rows.map(({ call, pages, asked }, index) => {
        const y = top + index * pitch
        return (
          <g key={index}>
            <Label x={68} y={y + height / 2 + 5}>
              {call}
            </Label>
            {pages.map((page) => (
              <Box
                key={page}
                x={left + (page - 1) * step}
                y={y}
                width={width}
                height={height}
                label={String(page)}
                accent={asked.includes(page)}
              />
            ))}
          </g>
        )
      })}
    </Diagram>
  )
}
