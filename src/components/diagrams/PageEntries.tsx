import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  {
    label: 'page 1',
    spans: [
      { from: 3, to: 9, tone: 'pending' },
      { from: 9, to: 23, tone: 'fulfilled', label: 'shown' },
      { from: 23, to: 60, tone: 'fulfilled', faint: true, label: 'cached' },
      { from: 60, to: 78, tone: 'fulfilled', label: 'shown' },
      { from: 78, to: 84, tone: 'pending' },
      { from: 84, to: 100, tone: 'fulfilled', label: 'shown' },
    ],
  },
  {
    label: 'page 2',
    spans: [
      { from: 23, to: 29, tone: 'pending' },
      { from: 29, to: 60, tone: 'fulfilled', label: 'shown' },
      { from: 60, to: 78, tone: 'fulfilled', faint: true, label: 'cached' },
    ],
    marks: [{ at: 78, tone: 'rejected', label: 'removed', beside: true }],
  },
  {
    label: 'page 3',
    spans: [
      { from: 42, to: 48, tone: 'pending' },
      { from: 48, to: 78, tone: 'fulfilled', faint: true, label: 'cached' },
    ],
    marks: [{ at: 78, tone: 'rejected', label: 'removed', beside: true }],
  },
]
const MOMENTS: readonly Moment[] = [
  { at: 3, text: 'The list is opened: page 1 is requested.' },
  { at: 23, text: 'Next: page 2 is requested.' },
  { at: 42, text: 'Page 3 is prefetched.' },
  { at: 60, text: 'Back: no request.' },
  { at: 78, text: 'An item is deleted: page 1 is requested.' },
]

/** Which pages are cached, and what is requested, while somebody leafs through a list. */
export function PageEntries(): ReactNode {
  return (
    <Timeline
      title="One cache entry per page"
      description="The entries of pages 1, 2 and 3 as lanes on one time axis, and five events. Opening the list: page 1 is shown and requested. Next: page 1 is cached, page 2 is shown and requested. Prefetching page 3: page 3 is cached and requested. Back: page 1 is shown, pages 2 and 3 are cached, nothing is requested. Deleting an item, with a tag for the whole list: page 1 is shown and requested again, the entries of pages 2 and 3 are removed."
      caption="After a change, the visible page is fetched again. The others are dropped, and fetched when somebody goes there."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
