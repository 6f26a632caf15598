import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  {
    label: 'mutation',
    spans: [
      { from: 3, to: 32, tone: 'pending', label: 'isLoading' },
      { from: 32, to: 100, tone: 'fulfilled', label: 'isSuccess' },
    ],
  },
  {
    label: 'await trigger(arg)',
    spans: [{ from: 3, to: 32, tone: 'act', dashed: true, label: 'waits' }],
    marks: [{ at: 32, tone: 'act', label: 'goes on here', beside: true }],
  },
  { label: 'another request', spans: [{ from: 14, to: 50, tone: 'pending', label: 'pending' }] },
  {
    label: 'list in use',
    spans: [
      { from: 0, to: 50, tone: 'fulfilled', faint: true, label: 'old' },
      { from: 50, to: 78, tone: 'pending', label: 'requested' },
      { from: 78, to: 100, tone: 'fulfilled', label: 'new' },
    ],
  },
  {
    label: 'list not in use',
    spans: [{ from: 0, to: 50, tone: 'fulfilled', dashed: true, label: 'kept' }],
    marks: [{ at: 50, tone: 'rejected', label: 'removed', beside: true }],
  },
]
const MOMENTS: readonly Moment[] = [
  { at: 3, text: 'The trigger is called.' },
  { at: 32, text: 'The server responds: the promise resolves.' },
  { at: 50, text: 'No other request runs: tags are invalidated.' },
  { at: 78, text: 'The list on the screen is new.' },
]

/** What happens after a trigger, and at which point the awaited promise resolves. */
export function MutationTimeline(): ReactNode {
  return (
    <Timeline
      title="After the trigger of a mutation"
      description="Lanes on one time axis: the mutation, the awaited promise, another request, a list that is in use and one that isn't. The trigger is called: isLoading is true, and the request goes to the server. The server responds: isSuccess or isError is set. At this point the awaited promise of the trigger resolves, and tags are invalidated, also after an error that the base query returned, if the tags are a plain list. When no other request is running, queries with these tags that are in use are requested again; unused ones are removed from the cache. When their responses arrive, the lists on the screen are new."
      caption="The promise resolves when the server responds, which is before the lists have been refetched."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
