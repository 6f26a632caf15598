import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  { label: 'components', spans: [{ from: 3, to: 72, tone: 'act', faint: true, label: 'mounted' }] },
  {
    label: 'cache entry',
    spans: [
      { from: 3, to: 18, tone: 'pending', label: 'pending' },
      { from: 18, to: 36, tone: 'fulfilled', label: 'data' },
      { from: 36, to: 54, tone: 'fulfilled', label: 'changed' },
      { from: 54, to: 72, tone: 'fulfilled', label: 'replaced' },
      { from: 72, to: 96, tone: 'fulfilled', dashed: true, label: 'kept 60 s' },
    ],
    marks: [{ at: 96, tone: 'rejected' }],
  },
  {
    label: 'requests',
    spans: [
      { from: 3, to: 18, tone: 'pending' },
      { from: 47, to: 54, tone: 'pending' },
    ],
  },
  { label: 'onCacheEntryAdded', spans: [{ from: 3, to: 96, tone: 'act', label: 'socket is open' }] },
]
const MOMENTS: readonly Moment[] = [
  { at: 3, text: 'A component asks: the callback opens the socket.' },
  {
    at: 18,
    text: (
      <>
        Response: <code>cacheDataLoaded</code> resolves.
      </>
    ),
  },
  {
    at: 36,
    text: (
      <>
        Message: <code>updateCachedData</code> changes the entry.
      </>
    ),
  },
  { at: 54, text: 'A refetch ends: the stream goes on.' },
  { at: 72, text: 'All components have left: 60 seconds begin.' },
  {
    at: 96,
    text: (
      <>
        <code>cacheEntryRemoved</code> resolves: the callback closes the socket.
      </>
    ),
  },
]

/** What `onCacheEntryAdded` lives through, from the first component to the removal of the entry. */
export function StreamLifetime(): ReactNode {
  return (
    <Timeline
      title="A stream lives as long as its cache entry"
      description="Lanes on one time axis: the components, the cache entry, its requests, and onCacheEntryAdded. A first component asks: the entry is pending, and the callback opens the socket. The response arrives: the entry has data, cacheDataLoaded resolves. A message arrives: updateCachedData changes the entry. A refetch ends: the entry's data is replaced, the stream goes on. All components have left: the entry is kept 60 seconds, the stream goes on. 60 seconds later the entry is removed, cacheEntryRemoved resolves, and the callback closes the socket."
      caption="One call per entry. Neither a second component nor a refetch starts another one."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
