import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const IN_TIME: readonly Lane[] = [
  { label: 'components', spans: [{ from: 26, to: 100, tone: 'act', faint: true, label: 'mounted' }] },
  { label: 'requests', spans: [{ from: 46, to: 72, tone: 'pending', label: 'pending' }] },
  {
    label: 'cache entry',
    spans: [
      { from: 5, to: 72, tone: 'fulfilled', faint: true, label: 'saved data' },
      { from: 72, to: 100, tone: 'fulfilled', label: 'new data' },
    ],
  },
]
const TOO_LATE: readonly Lane[] = [
  { label: 'components', spans: [{ from: 5, to: 100, tone: 'act', faint: true, label: 'mounted' }] },
  {
    label: 'requests',
    spans: [{ from: 26, to: 72, tone: 'pending', label: 'pending' }],
    marks: [{ at: 72, tone: 'rejected', label: 'dropped', beside: true }],
  },
  {
    label: 'cache entry',
    spans: [
      { from: 26, to: 46, tone: 'pending', label: 'pending' },
      { from: 46, to: 100, tone: 'fulfilled', faint: true, label: 'saved data' },
    ],
  },
]
const MOMENTS_IN_TIME: readonly Moment[] = [
  {
    at: 5,
    text: (
      <>
        <code>restored(saved)</code>: entries are there.
      </>
    ),
  },
  { at: 26, text: 'The components mount: old data at once.' },
  { at: 46, text: 'Older than the limit? A request is sent.' },
  { at: 72, text: 'The response brings new data.' },
]
const MOMENTS_TOO_LATE: readonly Moment[] = [
  { at: 5, text: 'The components mount: nothing is there.' },
  { at: 26, text: 'Requests are sent: entries are pending.' },
  {
    at: 46,
    text: (
      <>
        <code>restored(saved)</code> overwrites the entries.
      </>
    ),
  },
  { at: 72, text: 'The response is dropped: old data stays.' },
]

/** Why a saved cache is put back before the first component mounts. */
export function RestoreOrder(): ReactNode {
  return (
    <Timeline
      title="Restoring before and after the components mount"
      description="Two time axes, one below the other. On the first, the saved entries are restored first; then the components mount and have the old data at once; entries older than the limit are requested; the response brings new data. On the second, the components mount first, with nothing there; requests are sent and the entries are pending; then the saved entries overwrite the pending ones; the response belongs to a request that the entry no longer knows, so it is dropped, and the old data stays."
      caption="A restored entry replaces whatever is in its place, a running request too."
      axes={[
        { heading: 'Restored first', lanes: IN_TIME, moments: MOMENTS_IN_TIME },
        { heading: 'Restored too late', lanes: TOO_LATE, moments: MOMENTS_TOO_LATE },
      ]}
    />
  )
}
