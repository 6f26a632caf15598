import type { ReactNode } from 'react'
import { TableDiagram } from './kit/TableDiagram'

const COLUMNS = [
  { heading: 'action', center: 80, boxes: 120 },
  { heading: 'state', center: 232, boxes: 112 },
  { heading: 'subscribers', center: 390, boxes: 136 },
]
const NEXT_FRAME = { label: 'next frame', plain: true }
const WAIT = { label: 'wait', plain: true }
const RUN = { label: 'run once', accent: true }
const ROWS = [
  ['marked', 'updated', WAIT],
  ['marked', 'updated', WAIT],
  ['not marked', 'updated', RUN],
  [NEXT_FRAME, undefined, { label: 'nothing left to do', plain: true }],
  ['marked', 'updated', WAIT],
  [NEXT_FRAME, undefined, RUN],
]

/** What an action marked for batching delays: subscribers wait for the next frame or the next other action. */
export function AutoBatchTimeline(): ReactNode {
  return (
    <TableDiagram
      title="When subscribers run"
      description="A timeline from top to bottom with three columns: action, state, subscribers. Two marked actions update the state at once, while subscribers wait. An action that is not marked follows: it updates the state, and subscribers run once for all three. At the next frame nothing is left to do. Then one more marked action updates the state, subscribers wait, and at the next frame they run once."
      caption="The state changes at once. Subscribers run at the next frame, or with the next action that isn't marked, whichever comes first."
      columns={COLUMNS}
      rows={ROWS}
    />
  )
}
