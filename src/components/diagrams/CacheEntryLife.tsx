import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  { label: 'first component', spans: [{ from: 3, to: 50, tone: 'act', faint: true, label: 'mounted' }] },
  { label: 'second component', spans: [{ from: 35, to: 65, tone: 'act', faint: true, label: 'mounted' }] },
  {
    label: 'cache entry',
    spans: [
      { from: 3, to: 23, tone: 'pending', label: 'pending' },
      { from: 23, to: 65, tone: 'fulfilled', label: 'fulfilled' },
      { from: 65, to: 96, tone: 'fulfilled', dashed: true, label: 'kept for 60 s' },
    ],
    marks: [{ at: 96, tone: 'rejected' }],
  },
  {
    label: 'subscribers',
    spans: [
      { from: 3, to: 35, tone: 'plain', label: '1' },
      { from: 35, to: 50, tone: 'plain', label: '2' },
      { from: 50, to: 65, tone: 'plain', label: '1' },
      { from: 65, to: 96, tone: 'plain', label: '0' },
    ],
  },
]
const MOMENTS: readonly Moment[] = [
  { at: 3, text: 'The first component asks.' },
  { at: 23, text: 'The response arrives.' },
  { at: 35, text: 'The second component asks: no request.' },
  { at: 50, text: 'The first component is gone.' },
  { at: 65, text: 'The second one is gone: 60 seconds begin.' },
  { at: 96, text: 'The entry is removed.' },
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
