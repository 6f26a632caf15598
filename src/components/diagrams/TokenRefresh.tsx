import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  {
    label: 'request A',
    spans: [
      { from: 3, to: 24, tone: 'pending', label: 'sent' },
      { from: 24, to: 64, tone: 'pending', dashed: true, label: 'waits' },
      { from: 64, to: 90, tone: 'pending', label: 'sent again' },
    ],
    marks: [
      { at: 24, tone: 'rejected' },
      { at: 90, tone: 'fulfilled' },
    ],
  },
  {
    label: 'request B',
    spans: [
      { from: 3, to: 36, tone: 'pending', label: 'sent' },
      { from: 36, to: 64, tone: 'pending', dashed: true, label: 'waits' },
      { from: 64, to: 95, tone: 'pending', label: 'sent again' },
    ],
    marks: [
      { at: 36, tone: 'rejected' },
      { at: 95, tone: 'fulfilled' },
    ],
  },
  {
    label: 'refresh',
    spans: [{ from: 24, to: 64, tone: 'pending', label: 'sent once' }],
    marks: [{ at: 64, tone: 'fulfilled' }],
  },
  {
    label: 'token in the store',
    spans: [
      { from: 0, to: 64, tone: 'plain', label: 'old' },
      { from: 64, to: 100, tone: 'act', label: 'new' },
    ],
  },
]
const MOMENTS: readonly Moment[] = [
  { at: 3, text: 'Both are sent with the old token.' },
  { at: 24, text: 'A is refused with 401 and starts the refresh.' },
  { at: 36, text: 'B is refused, too, and waits for the same promise.' },
  { at: 64, text: 'The new token is stored, and both are sent again.' },
]

/** Two requests with an expired token, and the one refresh that both wait for. */
export function TokenRefresh(): ReactNode {
  return (
    <Timeline
      title="Two refused requests, one refresh"
      description="Lanes on one time axis: request A, request B, the refresh, and the token in the store. Both requests are sent with the old token, and the server responds to both with status 401. A comes first and starts the refresh. B finds that a refresh is running and waits for the same promise. The refresh stores the new token. Then A and B are both sent again, with the new token."
      caption="A request made while the refresh is running waits for it to finish before it is sent."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
