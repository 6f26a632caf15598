import type { ReactNode } from 'react'
import { Timeline, dashed, faint, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('mutation', [span('pending', 3, 32, 'isLoading'), span('fulfilled', 32, 100, 'isSuccess')]),
  lane('await trigger(arg)', [dashed('act', 3, 32, 'waits')], [mark('act', 32, 'goes on here')]),
  lane('another request', [span('pending', 14, 50, 'pending')]),
  lane('list in use', [
    faint('fulfilled', 0, 50, 'old'),
    span('pending', 50, 78, 'requested'),
    span('fulfilled', 78, 100, 'new'),
  ]),
  lane('list not in use', [dashed('fulfilled', 0, 50, 'kept')], [mark('rejected', 50, 'removed')]),
]
const MOMENTS: readonly Moment[] = [
  [3, 'The trigger is called.'],
  [32, 'The server responds: the promise resolves.'],
  [50, 'No other request runs: tags are invalidated.'],
  [78, 'The list on the screen is new.'],
]

/** What happens after a trigger, and at which point the awaited promise resolves. */
export function MutationTimeline(): ReactNode {
  return (
    <Timeline
      title="After the trigger of a mutation"
      description="Lanes on one time axis: the mutation, the awaited promise, another request, a list that is in use and one that isn't. The trigger is called: isLoading is true, and the request goes to the server. The server responds: isSuccess or isError is set. At this point the awaited promise of the trigger resolves, and tags are invalidated, also after an error that the base query returned, if the tags are a plain list. When no other request is running, queries with these tags that are in use are requested again; unused ones are removed from the cache. When their responses arrive, the lists on the screen are new."
      caption="The promise of the trigger doesn't wait for the lists."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
