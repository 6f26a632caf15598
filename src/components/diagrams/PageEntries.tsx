import type { ReactNode } from 'react'
import { Timeline, faint, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('page 1', [
    span('pending', 3, 9),
    span('fulfilled', 9, 23, 'shown'),
    faint('fulfilled', 23, 60, 'cached'),
    span('fulfilled', 60, 78, 'shown'),
    span('pending', 78, 84),
    span('fulfilled', 84, 100, 'shown'),
  ]),
  lane(
    'page 2',
    [span('pending', 23, 29), span('fulfilled', 29, 60, 'shown'), faint('fulfilled', 60, 78, 'cached')],
    [mark('rejected', 78, 'removed')],
  ),
  lane(
    'page 3',
    [span('pending', 42, 48), faint('fulfilled', 48, 78, 'cached')],
    [mark('rejected', 78, 'removed')],
  ),
]
const MOMENTS: readonly Moment[] = [
  [3, 'The list is opened: page 1 is requested.'],
  [23, 'Next: page 2 is requested.'],
  [42, 'Page 3 is prefetched.'],
  [60, 'Back: no request.'],
  [78, 'An item is deleted: page 1 is requested.'],
]

/** Which pages are cached, and what is requested, while somebody leafs through a list. */
export function PageEntries(): ReactNode {
  return (
    <Timeline
      title="One cache entry per page"
      description="The entries of pages 1, 2 and 3 as lanes on one time axis, and five events. Opening the list: page 1 is shown and requested. Next: page 1 is cached, page 2 is shown and requested. Prefetching page 3: page 3 is cached and requested. Back: page 1 is shown, pages 2 and 3 are cached, nothing is requested. Deleting an item, with a tag for the whole list: page 1 is shown and requested again, the entries of pages 2 and 3 are removed."
      caption="After a change, the visible page is requested again. The others are removed, and requested when the user goes there."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
