import type { ReactNode } from 'react'
import { Timeline, dashed, faint, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('first component', [faint('act', 3, 50, 'mounted')]),
  lane('second component', [faint('act', 35, 65, 'mounted')]),
  lane(
    'cache entry',
    [
      span('pending', 3, 23, 'pending'),
      span('fulfilled', 23, 65, 'fulfilled'),
      dashed('fulfilled', 65, 96, 'kept for 60 s'),
    ],
    [mark('rejected', 96)],
  ),
  lane('subscribers', [
    span('plain', 3, 35, '1'),
    span('plain', 35, 50, '2'),
    span('plain', 50, 65, '1'),
    span('plain', 65, 96, '0'),
  ]),
]
const MOMENTS: readonly Moment[] = [
  [3, 'The first component asks.'],
  [23, 'The response arrives.'],
  [35, 'The second component asks: no request.'],
  [50, 'The first component is gone.'],
  [65, 'The second one is gone: 60 seconds begin.'],
  [96, 'The entry is removed.'],
]

/** How long data stays: from the first component that asks, to the last one that leaves, and a minute more. */
export function CacheEntryLife(): ReactNode {
  return (
    <Timeline
      title="The life of a cache entry"
      description="Lanes on one time axis: two components, the cache entry, and the number of subscribers. A first component asks: the entry is pending, one subscriber. The response arrives: fulfilled, one subscriber. A second component asks: still fulfilled, no request, two subscribers. The first component is gone: one subscriber. The second one is gone, too: the entry is kept for 60 seconds with no subscriber. Then it is removed."
      caption="The second component causes no request. An entry that nobody uses stays for keepUnusedDataFor seconds, 60 unless you say otherwise."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
