import type { ReactNode } from 'react'
import { TableDiagram } from './kit/TableDiagram'

const COLUMNS = [
  { heading: 'what happens', center: 66 },
  { heading: 'entry T-101', center: 186, boxes: 92 },
  { heading: 'entry T-102', center: 296, boxes: 92 },
  { heading: 'on the screen', center: 424 },
]
const ROWS = [
  ['asks for T-101', 'pending', undefined, 'Loading…'],
  ['asks for T-102', undefined, { label: 'pending', accent: true }, 'Loading…'],
  ['answer for T-102', undefined, { label: 'fulfilled', accent: true }, 'ticket T-102'],
  ['late answer: T-101', 'fulfilled', undefined, 'ticket T-102'],
  ['60 s, nobody asks', 'removed', undefined, 'ticket T-102'],
]

/** Why an answer that comes late can't replace a newer one: each argument has an entry of its own. */
export function QueryRace(): ReactNode {
  return (
    <TableDiagram
      title="Two answers in the wrong order"
      description="A timeline from top to bottom with four columns: what the component does or the server answers, the cache entry of T-101, the cache entry of T-102, and what is on the screen. The component asks for T-101: its entry is pending, the screen says Loading. Then it asks for T-102 instead: that entry is pending too. The answer for T-102 comes first: its entry is fulfilled, and the screen shows ticket T-102. Then the late answer for T-101 comes: the entry of T-101 is fulfilled, and the screen still shows T-102. Sixty seconds later, because nobody asks for it, the entry of T-101 is removed."
      caption="The component reads the entry of the argument it has now. A late answer lands in another one."
      columns={COLUMNS}
      rows={ROWS}
      arrows
    />
  )
}
