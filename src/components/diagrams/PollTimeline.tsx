import type { ReactNode } from 'react'
import { TableDiagram } from './kit/TableDiagram'

const COLUMNS = [
  { heading: 'time', center: 80 },
  { heading: 'what happens', center: 190 },
  { heading: 'cache entry', center: 355, boxes: 150 },
]
const WAITS = { label: 'waits 5 s', accent: true }
const ROWS = [
  ['0 s', 'component mounts', 'request runs'],
  ['1 s', 'answer', WAITS],
  ['6 s', 'poll', 'request runs'],
  ['9 s', 'slow answer', WAITS],
  ['14 s', 'poll', 'request runs'],
  ['15 s', 'an error', WAITS],
]

/** When polls are sent: the interval begins with each answer. */
export function PollTimeline(): ReactNode {
  return (
    <TableDiagram
      title="Polling with an interval of five seconds"
      description="A timeline from top to bottom with three columns: the time, what happens, and the state of the cache entry. At 0 seconds a component mounts and a request runs. At 1 second the answer arrives and five seconds of waiting begin. At 6 seconds the poll sends a request. It is slow and answers at 9 seconds; again five seconds of waiting begin. At 14 seconds the next poll is sent. At 15 seconds it fails, and the waiting begins all the same."
      caption="The interval begins when an answer arrives, whether good or bad. Requests of one entry never overlap."
      columns={COLUMNS}
      rows={ROWS}
      arrows
    />
  )
}
