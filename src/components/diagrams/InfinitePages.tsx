import type { ReactNode } from 'react'
import { Timeline, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane(
    'page 1',
    [span('pending', 4, 9), span('fulfilled', 9, 57), span('pending', 84, 89), span('fulfilled', 89, 100)],
    [mark('rejected', 57)],
  ),
  lane('page 2', [
    span('pending', 20, 25),
    span('fulfilled', 25, 68),
    span('pending', 68, 71),
    span('fulfilled', 71, 100),
  ]),
  lane('page 3', [
    span('pending', 36, 41),
    span('fulfilled', 41, 71),
    span('pending', 71, 74),
    span('fulfilled', 74, 100),
  ]),
  lane(
    'page 4',
    [span('pending', 52, 57), span('fulfilled', 57, 74), span('pending', 74, 77), span('fulfilled', 77, 89)],
    [mark('rejected', 89)],
  ),
]
const MOMENTS: readonly Moment[] = [
  [4, 'The first load requests page 1.'],
  [20, 'fetchNextPage requests page 2.'],
  [36, 'fetchNextPage requests page 3.'],
  [52, 'fetchNextPage requests page 4 and drops page 1.'],
  [68, 'refetch requests all three, one after the other.'],
  [84, 'fetchPreviousPage requests page 1 and drops page 4.'],
]

/** Which pages one entry holds after each call, with `maxPages: 3`, and which of them were requested. */
export function InfinitePages(): ReactNode {
  return (
    <Timeline
      title="One cache entry, several pages"
      description="Four pages as lanes on one time axis, with maxPages set to 3, and six calls. After the first load, the entry holds page 1, requested. After fetchNextPage: pages 1 and 2, page 2 requested. After another: pages 1 to 3, page 3 requested. After another: pages 2 to 4, page 4 requested, and page 1 is dropped. After refetch: pages 2 to 4, all three requested one after the other. After fetchPreviousPage: pages 1 to 3, page 1 requested, and page 4 is dropped."
      caption="With maxPages: 3. A page is requested where its bar is amber, and dropped at a red dot."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
