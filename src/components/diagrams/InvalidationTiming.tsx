import type { ReactNode } from 'react'
import { Timeline, dashed, faint, lane, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('mutation A', [span('pending', 0, 100, 'pending')]),
  lane('mutation B', [span('pending', 50, 150, 'pending')]),
  lane('list, delayed', [
    faint('fulfilled', 0, 100, 'old'),
    dashed('pending', 100, 150, 'waits'),
    span('pending', 150, 250, 'requested'),
    span('fulfilled', 250, 370, 'has both'),
  ]),
  lane('list, immediately', [
    faint('fulfilled', 0, 100, 'old'),
    span('pending', 100, 200, 'requested'),
    span('pending', 200, 300, 'requested again'),
    span('fulfilled', 300, 370, 'has both'),
  ]),
]
const MOMENTS: readonly Moment[] = [
  [0, 'A is sent.'],
  [50, 'B is sent.'],
  [100, 'A ends. Delayed waits for B.'],
  [150, 'B ends. Immediately waits: a request for the list is running.'],
  [200, 'That response may lack the change of B. Immediately requests again.'],
  [250, 'Delayed has both changes.'],
  [300, 'Immediately has both changes.'],
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
