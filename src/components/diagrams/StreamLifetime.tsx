import type { ReactNode } from 'react'
import { Timeline, dashed, faint, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('components', [faint('act', 3, 72, 'mounted')]),
  lane(
    'cache entry',
    [
      span('pending', 3, 18, 'pending'),
      span('fulfilled', 18, 36, 'data'),
      span('fulfilled', 36, 54, 'changed'),
      span('fulfilled', 54, 72, 'replaced'),
      dashed('fulfilled', 72, 96, 'kept 60 s'),
    ],
    [mark('rejected', 96)],
  ),
  lane('requests', [span('pending', 3, 18), span('pending', 47, 54)]),
  lane('onCacheEntryAdded', [span('act', 3, 96, 'socket is open')]),
]
const MOMENTS: readonly Moment[] = [
  [3, 'A component asks: the callback opens the socket.'],
  [18, 'Response: `cacheDataLoaded` resolves.'],
  [36, 'Message: `updateCachedData` changes the entry.'],
  [54, 'A refetch ends: the stream goes on.'],
  [72, 'All components have left: 60 seconds begin.'],
  [96, '`cacheEntryRemoved` resolves: the callback closes the socket.'],
]

/** What `onCacheEntryAdded` lives through, from the first component to the removal of the entry. */
export function StreamLifetime(): ReactNode {
  return (
    <Timeline
      title="A stream lives as long as its cache entry"
      description="Lanes on one time axis: the components, the cache entry, its requests, and onCacheEntryAdded. A first component asks: the entry is pending, and the callback opens the socket. The response arrives: the entry has data, cacheDataLoaded resolves. A message arrives: updateCachedData changes the entry. A refetch ends: the entry's data is replaced, the stream goes on. All components have left: the entry is kept 60 seconds, the stream goes on. 60 seconds later the entry is removed, cacheEntryRemoved resolves, and the callback closes the socket."
      caption="The callback is called once per entry. Neither a second component nor a refetch calls it again."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
