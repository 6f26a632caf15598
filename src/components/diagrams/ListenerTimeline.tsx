import type { ReactNode } from 'react'
import { Timeline, dashed, faint, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('dispatch(action)', [span('act', 3, 60, 'running')]),
  lane('state', [span('plain', 0, 14, 'old'), faint('act', 14, 100, 'new')]),
  lane('subscribers', [], [mark('act', 24, 'components may render')]),
  lane('predicates', [], [mark('act', 34, 'one after another')]),
  lane('effect', [span('act', 43, 60, 'runs'), dashed('pending', 60, 84, 'waits')], [mark('rejected', 84)]),
  lane('next instance', [span('act', 84, 100)]),
]
const MOMENTS: readonly Moment[] = [
  [3, 'The original state is remembered.'],
  [14, 'The reducers return the new state.'],
  [24, 'Subscribers are notified.'],
  [34, 'The predicates are called.'],
  [43, 'The effect runs up to its first await; `getOriginalState()` works.'],
  [60, 'dispatch returns. The effect waits, and dispatches more.'],
  [84, 'Another action: `cancelActiveListeners()` ends the first instance by a  `TaskAbortError`.'],
]

/** When the effect of a listener runs, compared with reducers, subscribers and the end of `dispatch`. */
export function ListenerTimeline(): ReactNode {
  return (
    <Timeline
      title="When the effect of a listener runs"
      description="Lanes on one time axis. Inside one call of dispatch: the listener middleware remembers the original state; the reducers return the new state; subscribers are notified; for each listener in turn, the predicate is called and, if it is true, the effect starts and runs up to its first await. Then dispatch returns. The rest of an effect runs later: it waits with delay, pause, take or condition and dispatches further actions. A later action of the same kind starts a second instance, which may cancel the first one; then whatever the first one waits for rejects with a TaskAbortError."
      caption="1 to 6 happen inside dispatch. 7 happens only if the next instance cancels the first one."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
