import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  { label: 'mutation A', spans: [{ from: 0, to: 100, tone: 'pending', label: 'pending' }] },
  { label: 'mutation B', spans: [{ from: 50, to: 150, tone: 'pending', label: 'pending' }] },
  {
    label: 'list, delayed',
    spans: [
      { from: 0, to: 100, tone: 'fulfilled', faint: true, label: 'old' },
      { from: 100, to: 150, tone: 'pending', dashed: true, label: 'waits' },
      { from: 150, to: 250, tone: 'pending', label: 'requested' },
      { from: 250, to: 370, tone: 'fulfilled', label: 'has both' },
    ],
  },
  {
    label: 'list, immediately',
    spans: [
      { from: 0, to: 100, tone: 'fulfilled', faint: true, label: 'old' },
      { from: 100, to: 200, tone: 'pending', label: 'requested' },
      { from: 200, to: 300, tone: 'pending', label: 'requested again' },
      { from: 300, to: 370, tone: 'fulfilled', label: 'has both' },
    ],
  },
]
const MOMENTS: readonly Moment[] = [
  { at: 0, text: 'A is sent.' },
  { at: 50, text: 'B is sent.' },
  { at: 100, text: 'A ends. Delayed waits for B.' },
  { at: 150, text: 'B ends. Immediately waits: a request for the list is running.' },
  { at: 200, text: 'That response may lack the change of B. Immediately requests again.' },
  { at: 250, text: 'Delayed has both changes.' },
  { at: 300, text: 'Immediately has both changes.' },
]

/** Two mutations that overlap, and when the list that both touch is requested again. */
export function InvalidationTiming(): ReactNode {
  return (
    <Timeline
      title="Two mutations and one list"
      description="Lanes on one time axis: two mutations, the list with the behavior delayed, and the list with the behavior immediately. Mutation A is sent at 0 milliseconds, mutation B at 50. A ends at 100: delayed waits for B, immediately requests the list. B ends at 150: delayed requests the list, immediately waits, because a request for it is running. At 200 the response to that request arrives, and may lack the change of B, so immediately requests the list again. At 250 delayed has the response with both changes, and at 300 immediately has it, too."
      caption="Delayed, the default, sends one request for both changes. Immediately sends two. Each list request takes 100 ms here."
      end={370}
      unit="ms"
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
