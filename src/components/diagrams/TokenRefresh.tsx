import type { ReactNode } from 'react'
import { Timeline, dashed, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane(
    'request A',
    [
      span('pending', 3, 24, 'sent'),
      dashed('pending', 24, 64, 'waits'),
      span('pending', 64, 90, 'sent again'),
    ],
    [mark('rejected', 24), mark('fulfilled', 90)],
  ),
  lane(
    'request B',
    [
      span('pending', 3, 36, 'sent'),
      dashed('pending', 36, 64, 'waits'),
      span('pending', 64, 95, 'sent again'),
    ],
    [mark('rejected', 36), mark('fulfilled', 95)],
  ),
  lane('refresh', [span('pending', 24, 64, 'sent once')], [mark('fulfilled', 64)]),
  lane('token in the store', [span('plain', 0, 64, 'old'), span('act', 64, 100, 'new')]),
]
const MOMENTS: readonly Moment[] = [
  [3, 'Both are sent with the old token.'],
  [24, 'A is refused with 401 and starts the refresh.'],
  [36, 'B is refused, too, and waits for the same promise.'],
  [64, 'The new token is stored, and both are sent again.'],
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
