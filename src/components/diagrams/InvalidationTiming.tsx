import type { ReactNode } from 'react'
import { TableDiagram } from './kit/TableDiagram'

const COLUMNS = [
  { heading: 'what happens', center: 84 },
  { heading: 'delayed', center: 246, boxes: 148 },
  { heading: 'immediately', center: 402, boxes: 148 },
]
const REQUESTED = { label: 'list is requested', accent: true }
const ROWS = [
  ['0 ms: A is sent'],
  ['50 ms: B is sent'],
  ['100 ms: A ends', 'waits for B', REQUESTED],
  ['150 ms: B ends', REQUESTED, 'not sent twice'],
  ['200 ms: an answer', undefined, 'may lack B'],
  ['250 ms: an answer', 'has A and B'],
]

/** Two mutations that overlap, and when the list that both touch is requested again. */
export function InvalidationTiming(): ReactNode {
  return (
    <TableDiagram
      title="Two mutations and one list"
      description="A timeline from top to bottom with three columns: what happens, what the behavior delayed does, and what the behavior immediately does. Mutation A is sent at 0 milliseconds, mutation B at 50. A ends at 100: delayed waits for B, immediately requests the list. B ends at 150: delayed requests the list, immediately doesn't, because a request for it is running. At 200 the answer of the early request arrives, and may lack the change of B. At 250 the answer of the later request arrives, and has both changes."
      caption="Delayed, the default, is 50 ms later and right. Each list request takes 100 ms here."
      columns={COLUMNS}
      rows={ROWS}
      arrows
    />
  )
}
