import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Diagram } from './kit/Diagram'

const FIRST = [
  { label: 'restored(saved)', detail: 'entries are there', code: true, accent: true },
  { label: 'components mount', detail: 'old data at once' },
  { label: 'older than the limit?', detail: 'then a request is sent' },
  { label: 'response', detail: 'new data' },
]
const TOO_LATE = [
  { label: 'components mount', detail: 'nothing is there' },
  { label: 'requests are sent', detail: 'entries are pending' },
  { label: 'restored(saved)', detail: 'entries are overwritten', code: true, accent: true },
  { label: 'response', detail: 'dropped: old data stays' },
]

/** Why a saved cache is put back before the first component mounts. */
export function RestoreOrder(): ReactNode {
  return (
    <Diagram
      title="Restoring before and after the components mount"
      description="Two timelines side by side, from top to bottom. On the left, the saved entries are restored first; then the components mount and have the old data at once; entries older than the limit are requested; the response brings new data. On the right, the components mount first, with nothing there; requests are sent and the entries are pending; then the saved entries overwrite the pending ones; the response belongs to a request that the entry no longer knows, so it is dropped, and the old data stays."
      caption="A restored entry replaces whatever is in its place, a running request too."
      width={480}
      height={330}
    >
      <Column x={8} y={34} width={216} height={50} gap={28} title="restored first" steps={FIRST} />
      <Column x={256} y={34} width={216} height={50} gap={28} title="restored too late" steps={TOO_LATE} />
    </Diagram>
  )
}
