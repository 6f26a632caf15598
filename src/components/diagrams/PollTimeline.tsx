import type { ReactNode } from 'react'
import { Timeline, dashed, faint, lane, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('component', [faint('act', 0, 23, 'mounted')]),
  lane('requests', [
    span('pending', 0, 2),
    dashed('pending', 2, 7, 'waits 5 s'),
    span('pending', 7, 11, 'slow'),
    dashed('pending', 11, 16, 'waits 5 s'),
    span('pending', 16, 18),
    dashed('pending', 18, 23, 'waits 5 s'),
  ]),
  lane('cache entry', [
    span('pending', 0, 2),
    span('fulfilled', 2, 11, 'first response'),
    span('fulfilled', 11, 18, 'second response'),
    span('rejected', 18, 23, 'rejected'),
  ]),
]
const MOMENTS: readonly Moment[] = [
  [0, 'The component mounts: a request.'],
  [2, 'The response: five seconds begin.'],
  [7, 'The poll: a request.'],
  [11, 'A slow response: five seconds begin.'],
  [16, 'The poll: a request.'],
  [18, 'An error: five seconds begin.'],
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
