import type { ReactNode } from 'react'
import { TableDiagram } from './kit/TableDiagram'

const COLUMNS = [
  { heading: 'what happens', center: 96 },
  { heading: 'cache entry', center: 284, boxes: 160 },
  { heading: 'subscribers', center: 424 },
]
const ROWS = [
  ['first component asks', 'pending', '1'],
  ['response arrives', 'fulfilled', '1'],
  ['second component asks', 'fulfilled', '2'],
  ['both are gone', 'kept for 60 s', '0'],
  ['60 seconds later', 'removed', '0'],
]

/** How long data stays: from the first component that asks, to the last one that leaves, and a minute more. */
export function CacheEntryLife(): ReactNode {
  return (
    <TableDiagram
      title="The life of a cache entry"
      description="A timeline from top to bottom with three columns: what happens, the cache entry, the number of subscribers. A first component asks: the entry is pending, one subscriber. The response arrives: fulfilled, one subscriber. A second component asks: still fulfilled, no request, two subscribers. Both are gone: the entry is kept for 60 seconds with no subscriber. Sixty seconds later it is removed."
      caption="The second component causes no request. An entry that nobody uses stays for keepUnusedDataFor seconds, 60 unless you say otherwise."
      columns={COLUMNS}
      rows={ROWS}
      arrows
    />
  )
}
