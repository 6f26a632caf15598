import type { ReactNode } from 'react'
import { Timeline, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('“waiting” is sent', [span('pending', 15, 56, 'pending')], [mark('rejected', 56, 'undo()')]),
  lane('“closed” is sent', [span('pending', 36, 70, 'pending')], [mark('fulfilled', 70)]),
  lane('in the cache', [
    span('plain', 0, 15, 'open'),
    span('act', 15, 36, 'waiting'),
    span('act', 36, 56, 'closed'),
    span('rejected', 56, 82, 'open'),
    span('fulfilled', 82, 100, 'closed'),
  ]),
  lane('on the server', [span('plain', 0, 70, 'open'), span('plain', 70, 100, 'closed')]),
]
const MOMENTS: readonly Moment[] = [
  [15, 'The first change is sent.'],
  [36, 'The second change is sent.'],
  [56, 'The first one fails: undo() takes both back.'],
  [70, 'The second one succeeds.'],
  [82, 'A refetch has ended.'],
]

/** How undoing an older change takes a newer one away. */
export function OptimisticOverlap(): ReactNode {
  return (
    <Timeline
      title="Two changes, and the first one fails"
      description="Lanes on one time axis: the two changes, the status in the cache, the status on the server. Before: open and open. The change to waiting is sent: the cache says waiting. The change to closed is sent: the cache says closed. The first change fails and is undone: the cache says open, although the second change is still under way. The second one succeeds: the cache still says open, the server says closed. Only a refetch brings the cache to closed."
      caption="undo() restores what was there when the change was made. From 3 to 5, the screen is wrong."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
