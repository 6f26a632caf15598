import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  {
    label: 'marked actions',
    marks: [
      { at: 5, tone: 'act' },
      { at: 20, tone: 'act' },
      { at: 68, tone: 'act' },
    ],
  },
  { label: 'other actions', marks: [{ at: 35, tone: 'act' }] },
  {
    label: 'state',
    spans: [
      { from: 0, to: 5, tone: 'plain' },
      { from: 5, to: 20, tone: 'act', faint: true, label: 'new' },
      { from: 20, to: 35, tone: 'act', faint: true, label: 'new' },
      { from: 35, to: 68, tone: 'act', faint: true, label: 'new' },
      { from: 68, to: 100, tone: 'act', faint: true, label: 'new' },
    ],
  },
  {
    label: 'subscribers',
    spans: [
      { from: 5, to: 35, tone: 'pending', dashed: true, label: 'wait' },
      { from: 68, to: 86, tone: 'pending', dashed: true, label: 'wait' },
    ],
    marks: [
      { at: 35, tone: 'fulfilled', label: 'run once', beside: true },
      { at: 86, tone: 'fulfilled', label: 'run', beside: true },
    ],
  },
]
const MOMENTS: readonly Moment[] = [
  { at: 5, text: 'A marked action.' },
  { at: 20, text: 'Another marked action.' },
  { at: 35, text: 'An action that is not marked: subscribers run once for all three.' },
  { at: 52, text: 'Next frame: nothing is left to do.' },
  { at: 68, text: 'A marked action.' },
  { at: 86, text: 'Next frame: subscribers run.' },
]

/** What an action marked for batching delays: subscribers wait for the next frame or the next other action. */
export function AutoBatchTimeline(): ReactNode {
  return (
    <Timeline
      title="When subscribers run"
      description="Lanes on one time axis: marked actions, other actions, state, subscribers. Two marked actions update the state at once, while subscribers wait. An action that is not marked follows: it updates the state, and subscribers run once for all three. At the next frame nothing is left to do. Then one more marked action updates the state, subscribers wait, and at the next frame they run once."
      caption="The state changes at once. Subscribers run at the next frame, or with the next action that isn't marked, whichever comes first."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
