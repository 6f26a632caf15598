import type { ReactNode } from 'react'
import { TableDiagram } from './kit/TableDiagram'

const COLUMNS = [
  { heading: 'event', center: 58 },
  { heading: 'page 1', center: 168, boxes: 80 },
  { heading: 'page 2', center: 258, boxes: 80 },
  { heading: 'page 3', center: 348, boxes: 80 },
  { heading: 'request', center: 438 },
]
const SHOWN = { label: 'shown', accent: true }
const ROWS = [
  ['open the list', SHOWN, undefined, undefined, 'page 1'],
  ['next', 'cached', SHOWN, undefined, 'page 2'],
  ['prefetch page 3', 'cached', SHOWN, 'cached', 'page 3'],
  ['back', SHOWN, 'cached', 'cached', 'none'],
  ['delete an item', SHOWN, undefined, undefined, 'page 1'],
]

/** Which pages are cached, and what is requested, while somebody leafs through a list. */
export function PageEntries(): ReactNode {
  return (
    <TableDiagram
      title="One cache entry per page"
      description="Five events from top to bottom, and for each the state of the entries of pages 1, 2 and 3 and what is requested. Opening the list: page 1 is shown and requested. Next: page 1 is cached, page 2 is shown and requested. Prefetching page 3: page 3 is cached and requested. Back: page 1 is shown, pages 2 and 3 are cached, nothing is requested. Deleting an item, with a tag for the whole list: page 1 is shown and requested again, the entries of pages 2 and 3 are removed."
      caption="After a change, the visible page is fetched again. The others are dropped, and fetched when somebody goes there."
      columns={COLUMNS}
      rows={ROWS}
    />
  )
}
