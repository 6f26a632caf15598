import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  {
    label: 'page 1',
    spans: [
      { from: 4, to: 9, tone: 'pending' },
      { from: 9, to: 57, tone: 'fulfilled' },
      { from: 84, to: 89, tone: 'pending' },
      { from: 89, to: 100, tone: 'fulfilled' },
    ],
    marks: [{ at: 57, tone: 'rejected' }],
  },
  {
    label: 'page 2',
    spans: [
      { from: 20, to: 25, tone: 'pending' },
      { from: 25, to: 68, tone: 'fulfilled' },
      { from: 68, to: 71, tone: 'pending' },
      { from: 71, to: 100, tone: 'fulfilled' },
    ],
  },
  {
    label: 'page 3',
    spans: [
      { from: 36, to: 41, tone: 'pending' },
      { from: 41, to: 71, tone: 'fulfilled' },
      { from: 71, to: 74, tone: 'pending' },
      { from: 74, to: 100, tone: 'fulfilled' },
    ],
  },
  {
    label: 'page 4',
    spans: [
      { from: 52, to: 57, tone: 'pending' },
      { from: 57, to: 74, tone: 'fulfilled' },
      { from: 74, to: 77, tone: 'pending' },
      { from: 77, to: 89, tone: 'fulfilled' },
    ],
    marks: [{ at: 89, tone: 'rejected' }],
  },
]
const MOMENTS: readonly Moment[] = [
  { at: 4, text: 'The first load requests page 1.' },
  { at: 20, text: 'fetchNextPage requests page 2.' },
  { at: 36, text: 'fetchNextPage requests page 3.' },
  { at: 52, text: 'fetchNextPage requests page 4 and drops page 1.' },
  { at: 68, text: 'refetch requests all three, one after the other.' },
  { at: 84, text: 'fetchPreviousPage requests page 1 and drops page 4.' },
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
