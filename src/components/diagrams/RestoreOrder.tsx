import type { ReactNode } from 'react'
import { Timeline, faint, lane, mark, span, type Moment } from './kit/Timeline'

const IN_TIME = [
  lane('components', [faint('act', 26, 100, 'mounted')]),
  lane('requests', [span('pending', 46, 72, 'pending')]),
  lane('cache entry', [faint('fulfilled', 5, 72, 'saved data'), span('fulfilled', 72, 100, 'new data')]),
]
const TOO_LATE = [
  lane('components', [faint('act', 5, 100, 'mounted')]),
  lane('requests', [span('pending', 26, 72, 'pending')], [mark('rejected', 72, 'dropped')]),
  lane('cache entry', [span('pending', 26, 46, 'pending'), faint('fulfilled', 46, 100, 'saved data')]),
]
const MOMENTS_IN_TIME: readonly Moment[] = [
  [5, '`restored(saved)`: entries are there.'],
  [26, 'The components mount: old data at once.'],
  [46, 'Older than the limit? A request is sent.'],
  [72, 'The response brings new data.'],
]
const MOMENTS_TOO_LATE: readonly Moment[] = [
  [5, 'The components mount: nothing is there.'],
  [26, 'Requests are sent: entries are pending.'],
  [46, '`restored(saved)` overwrites the entries.'],
  [72, 'The response is dropped: old data stays.'],
]

/** Why a saved cache is put back before the first component mounts. */
export function RestoreOrder(): ReactNode {
  return (
    <Timeline
      title="Restoring before and after the components mount"
      description="Two time axes, one below the other. On the first, the saved entries are restored first; then the components mount and have the old data at once; entries older than the limit are requested; the response brings new data. On the second, the components mount first, with nothing there; requests are sent and the entries are pending; then the saved entries overwrite the pending ones; the response belongs to a request that the entry no longer knows, so it is dropped, and the old data stays."
      caption="A restored entry replaces whatever is in its place, even an entry whose request is running."
      axes={[
        { heading: 'Restored first', lanes: IN_TIME, moments: MOMENTS_IN_TIME },
        { heading: 'Restored too late', lanes: TOO_LATE, moments: MOMENTS_TOO_LATE },
      ]}
    />
  )
}
