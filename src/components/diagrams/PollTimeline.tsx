import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  { label: 'component', spans: [{ from: 0, to: 23, tone: 'act', faint: true, label: 'mounted' }] },
  {
    label: 'requests',
    spans: [
      { from: 0, to: 2, tone: 'pending' },
      { from: 2, to: 7, tone: 'pending', dashed: true, label: 'waits 5 s' },
      { from: 7, to: 11, tone: 'pending', label: 'slow' },
      { from: 11, to: 16, tone: 'pending', dashed: true, label: 'waits 5 s' },
      { from: 16, to: 18, tone: 'pending' },
      { from: 18, to: 23, tone: 'pending', dashed: true, label: 'waits 5 s' },
    ],
  },
  {
    label: 'cache entry',
    spans: [
      { from: 0, to: 2, tone: 'pending' },
      { from: 2, to: 11, tone: 'fulfilled', label: 'first response' },
      { from: 11, to: 18, tone: 'fulfilled', label: 'second response' },
      { from: 18, to: 23, tone: 'rejected', label: 'rejected' },
    ],
  },
]
const MOMENTS: readonly Moment[] = [
  { at: 0, text: 'The component mounts: a request.' },
  { at: 2, text: 'The response: five seconds begin.' },
  { at: 7, text: 'The poll: a request.' },
  { at: 11, text: 'A slow response: five seconds begin.' },
  { at: 16, text: 'The poll: a request.' },
  { at: 18, text: 'An error: five seconds begin.' },
]

/** When polls are sent: the interval begins with each response. */
export function PollTimeline(): ReactNode {
  return (
    <Timeline
      title="Polling with an interval of five seconds"
      description="Lanes on one time axis: the component, the requests, and the cache entry. At 0 seconds a component mounts and a request runs. At 2 seconds the response arrives and five seconds of waiting begin. At 7 seconds the poll sends a request. It is slow and its response arrives at 11 seconds; again five seconds of waiting begin. At 16 seconds the next poll is sent. At 18 seconds it fails, and the waiting begins all the same."
      caption="The interval begins when a response arrives, whether it is good or bad. Requests of one entry never overlap."
      end={23}
      unit="s"
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
