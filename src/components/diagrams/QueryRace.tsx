import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  {
    label: 'argument',
    spans: [
      { from: 3, to: 22, tone: 'act', faint: true, label: 'T-101' },
      { from: 22, to: 100, tone: 'act', faint: true, label: 'T-102' },
    ],
  },
  {
    label: 'entry T-101',
    spans: [
      { from: 3, to: 60, tone: 'pending', label: 'pending' },
      { from: 60, to: 94, tone: 'fulfilled', dashed: true, label: 'kept for 60 s' },
    ],
    marks: [{ at: 94, tone: 'rejected' }],
  },
  {
    label: 'entry T-102',
    spans: [
      { from: 22, to: 42, tone: 'pending', label: 'pending' },
      { from: 42, to: 100, tone: 'fulfilled', label: 'fulfilled' },
    ],
  },
  {
    label: 'on the screen',
    spans: [
      { from: 3, to: 42, tone: 'plain', label: 'Loading…' },
      { from: 42, to: 100, tone: 'plain', label: 'ticket T-102' },
    ],
  },
]
const MOMENTS: readonly Moment[] = [
  { at: 3, text: 'The component asks for T-101.' },
  { at: 22, text: 'It asks for T-102 instead.' },
  { at: 42, text: 'The response for T-102 arrives.' },
  { at: 60, text: 'The late response for T-101 arrives.' },
  { at: 94, text: 'Nobody has asked for T-101 for 60 seconds.' },
]

/** Why a response that comes late can't replace a newer one: each argument has an entry of its own. */
export function QueryRace(): ReactNode {
  return (
    <Timeline
      title="Two responses in the wrong order"
      description="Lanes on one time axis: the argument of the component, the cache entry of T-101, the cache entry of T-102, and what is on the screen. The component asks for T-101: its entry is pending, the screen says Loading. Then it asks for T-102 instead: that entry is pending too. The response for T-102 comes first: its entry is fulfilled, and the screen shows ticket T-102. Then the late response for T-101 arrives: the entry of T-101 is fulfilled, and the screen still shows T-102. Sixty seconds later, because nobody asks for it, the entry of T-101 is removed."
      caption="The component reads the entry of the argument it has now. A late response lands in another one."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
