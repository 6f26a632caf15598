import type { ReactNode } from 'react'
import { TableDiagram } from './kit/TableDiagram'

const COLUMNS = [
  { heading: 'call', center: 68 },
  { heading: 'page 1', center: 188, boxes: 64 },
  { heading: 'page 2', center: 264, boxes: 64 },
  { heading: 'page 3', center: 340, boxes: 64 },
  { heading: 'page 4', center: 416, boxes: 64 },
]
/** A page that the call requested, and one that was there. */
const NEW = { label: 'new', accent: true }
const KEPT = 'kept'
const ROWS = [
  ['first load', NEW],
  ['fetchNextPage', KEPT, NEW],
  ['fetchNextPage', KEPT, KEPT, NEW],
  ['fetchNextPage', undefined, KEPT, KEPT, NEW],
  ['refetch', undefined, NEW, NEW, NEW],
  ['fetchPreviousPage', NEW, KEPT, KEPT],
]

/** Which pages one entry holds after each call, with `maxPages: 3`, and which of them were requested. */
export function InfinitePages(): ReactNode {
  return (
    <TableDiagram
      title="One cache entry, several pages"
      description="Six calls from top to bottom, with maxPages set to 3, and the pages that the entry holds after each. After the first load: page 1, requested. After fetchNextPage: pages 1 and 2, page 2 requested. After another: pages 1 to 3, page 3 requested. After another: pages 2 to 4, page 4 requested, and page 1 is dropped. After refetch: pages 2 to 4, all three requested one after the other. After fetchPreviousPage: pages 1 to 3, page 1 requested, and page 4 is dropped."
      caption="With maxPages: 3. The call requested the pages that are new. Those that are kept were there."
      columns={COLUMNS}
      rows={ROWS}
    />
  )
}
