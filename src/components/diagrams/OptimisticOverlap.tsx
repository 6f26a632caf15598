import type { ReactNode } from 'react'
import { TableDiagram } from './kit/TableDiagram'

const COLUMNS = [
  { heading: 'what happens', center: 92 },
  { heading: 'in the cache', center: 250, boxes: 120 },
  { heading: 'on the server', center: 400 },
]
const WRONG = { label: 'open', accent: true }
const ROWS = [
  ['before', 'open', 'open'],
  ['"waiting" is sent', 'waiting', 'open'],
  ['"closed" is sent', 'closed', 'open'],
  ['first fails: undo()', WRONG, 'open'],
  ['second succeeds', WRONG, 'closed'],
  ['refetch', 'closed', 'closed'],
]

/** How undoing an older change takes a newer one away. */
export function OptimisticOverlap(): ReactNode {
  return (
    <TableDiagram
      title="Two changes, and the first one fails"
      description="A timeline from top to bottom with three columns: what happens, the status in the cache, the status on the server. Before: open and open. The change to waiting is sent: the cache says waiting. The change to closed is sent: the cache says closed. The first change fails and is undone: the cache says open, although the second change is still under way. The second one succeeds: the cache still says open, the server says closed. Only a refetch brings the cache to closed."
      caption="undo() restores what stood there when the change was made. From row four on, the screen is wrong."
      columns={COLUMNS}
      rows={ROWS}
      arrows
    />
  )
}
