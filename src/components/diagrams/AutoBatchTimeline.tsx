import type { ReactNode } from 'react'
import { Timeline, dashed, faint, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('marked actions', [], [mark('act', 5), mark('act', 20), mark('act', 68)]),
  lane('other actions', [], [mark('act', 35)]),
  lane('state', [
    span('plain', 0, 5),
    faint('act', 5, 20, 'new'),
    faint('act', 20, 35, 'new'),
    faint('act', 35, 68, 'new'),
    faint('act', 68, 100, 'new'),
  ]),
  lane(
    'subscribers',
    [dashed('pending', 5, 35, 'wait'), dashed('pending', 68, 86, 'wait')],
    [mark('fulfilled', 35, 'run once'), mark('fulfilled', 86, 'run')],
  ),
]
const MOMENTS: readonly Moment[] = [
  [5, 'A marked action.'],
  [20, 'Another marked action.'],
  [35, 'An action that is not marked: subscribers run once for all three.'],
  [52, 'Next frame: nothing is left to do.'],
  [68, 'A marked action.'],
  [86, 'Next frame: subscribers run.'],
]

/** What an action marked for batching delays: subscribers wait for the next frame or the next other action. */
export function AutoBatchTimeline(): ReactNode {
  return (
    <Timeline
      title="When subscribers run"
      description="Lanes on one time axis: marked actions, other actions, state, subscribers. Two marked actions update the state at once, while subscribers wait. An action that is not marked follows: it updates the state, and subscribers run once for all three. At the next frame nothing is left to do. Then one more marked action updates the state, subscribers wait, and at the next frame they run once."
      caption="The state changes at once. Subscribers run at the next frame, or with the next action that isn't marked, whichever comes first."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
