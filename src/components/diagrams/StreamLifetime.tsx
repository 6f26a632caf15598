import type { ReactNode } from 'react'
import { TableDiagram } from './kit/TableDiagram'

const COLUMNS = [
  { heading: 'what happens', center: 78 },
  { heading: 'cache entry', center: 222, boxes: 124 },
  { heading: 'onCacheEntryAdded', center: 388, boxes: 168 },
]
const ROWS = [
  ['first component asks', 'pending', { label: 'socket opens', accent: true }],
  ['response arrives', 'has data', { label: 'cacheDataLoaded', code: true }],
  ['message arrives', 'changed', { label: 'updateCachedData', code: true }],
  ['refetch is answered', 'replaced', 'goes on'],
  ['all have left', 'kept for 60 s', 'goes on'],
  ['60 seconds later', 'removed', { label: 'cacheEntryRemoved', code: true, accent: true }],
]

/** What `onCacheEntryAdded` lives through, from the first component to the removal of the entry. */
export function StreamLifetime(): ReactNode {
  return (
    <TableDiagram
      title="A stream lives as long as its cache entry"
      description="A timeline from top to bottom with three columns: what happens, the cache entry, and onCacheEntryAdded. A first component asks: the entry is pending, and the callback opens the socket. The response arrives: the entry has data, cacheDataLoaded resolves. A message arrives: updateCachedData changes the entry. A refetch is answered: the entry's data is replaced, the stream goes on. All components have left: the entry is kept for 60 seconds, the stream goes on. 60 seconds later the entry is removed, cacheEntryRemoved resolves, and the callback closes the socket."
      caption="One call per entry. Neither a second component nor a refetch starts another one."
      columns={COLUMNS}
      rows={ROWS}
      arrows
    />
  )
}
