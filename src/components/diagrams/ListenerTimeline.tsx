import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  { label: 'dispatch(action)', spans: [{ from: 3, to: 60, tone: 'act', label: 'running' }] },
  {
    label: 'state',
    spans: [
      { from: 0, to: 14, tone: 'plain', label: 'old' },
      { from: 14, to: 100, tone: 'act', faint: true, label: 'new' },
    ],
  },
  { label: 'subscribers', marks: [{ at: 24, tone: 'act', label: 'components may render', beside: true }] },
  { label: 'predicates', marks: [{ at: 34, tone: 'act', label: 'one after another', beside: true }] },
  {
    label: 'effect',
    spans: [
      { from: 43, to: 60, tone: 'act', label: 'runs' },
      { from: 60, to: 84, tone: 'pending', dashed: true, label: 'waits' },
    ],
    marks: [{ at: 84, tone: 'rejected' }],
  },
  { label: 'next instance', spans: [{ from: 84, to: 100, tone: 'act' }] },
]
const MOMENTS: readonly Moment[] = [
  { at: 3, text: 'The original state is remembered.' },
  { at: 14, text: 'The reducers return the new state.' },
  { at: 24, text: 'Subscribers are notified.' },
  { at: 34, text: 'The predicates are called.' },
  {
    at: 43,
    text: (
      <>
        The effect runs up to its first await; <code>getOriginalState()</code> works.
      </>
    ),
  },
  { at: 60, text: 'dispatch returns. The effect waits, and dispatches more.' },
  {
    at: 84,
    text: (
      <>
        Another action: <code>cancelActiveListeners()</code> ends the first instance by a{' '}
        <code>TaskAbortError</code>.
      </>
    ),
  },
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
