import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  {
    label: '“waiting” is sent',
    spans: [{ from: 15, to: 56, tone: 'pending', label: 'pending' }],
    marks: [{ at: 56, tone: 'rejected', label: 'undo()', beside: true }],
  },
  {
    label: '“closed” is sent',
    spans: [{ from: 36, to: 70, tone: 'pending', label: 'pending' }],
    marks: [{ at: 70, tone: 'fulfilled' }],
  },
  {
    label: 'in the cache',
    spans: [
      { from: 0, to: 15, tone: 'plain', label: 'open' },
      { from: 15, to: 36, tone: 'act', label: 'waiting' },
      { from: 36, to: 56, tone: 'act', label: 'closed' },
      { from: 56, to: 82, tone: 'rejected', label: 'open' },
      { from: 82, to: 100, tone: 'fulfilled', label: 'closed' },
    ],
  },
  {
    label: 'on the server',
    spans: [
      { from: 0, to: 70, tone: 'plain', label: 'open' },
      { from: 70, to: 100, tone: 'plain', label: 'closed' },
    ],
  },
]
const MOMENTS: readonly Moment[] = [
  { at: 15, text: 'The first change is sent.' },
  { at: 36, text: 'The second change is sent.' },
  { at: 56, text: 'The first one fails: undo() takes both back.' },
  { at: 70, text: 'The second one succeeds.' },
  { at: 82, text: 'A refetch has ended.' },
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
