import type { ReactNode } from 'react'
import { Timeline, dashed, faint, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('argument', [faint('act', 3, 22, 'T-101'), faint('act', 22, 100, 'T-102')]),
  lane(
    'entry T-101',
    [span('pending', 3, 60, 'pending'), dashed('fulfilled', 60, 94, 'kept for 60 s')],
    [mark('rejected', 94)],
  ),
  lane('entry T-102', [span('pending', 22, 42, 'pending'), span('fulfilled', 42, 100, 'fulfilled')]),
  lane('on the screen', [span('plain', 3, 42, 'Loading…'), span('plain', 42, 100, 'ticket T-102')]),
]
const MOMENTS: readonly Moment[] = [
  [3, 'The component asks for T-101.'],
  [22, 'It asks for T-102 instead.'],
  [42, 'The response for T-102 arrives.'],
  [60, 'The late response for T-101 arrives.'],
  [94, 'Nobody has asked for T-101 for 60 seconds.'],
]

/** Why a response that comes late can't replace a newer one: each argument has an entry of its own. */
export function QueryRace(): ReactNode {
  return (
    <Timeline
      title="Two responses in the wrong order"
      description="Lanes on one time axis: the argument of the component, the cache entry of T-101, the cache entry of T-102, and what is on the screen. The component asks for T-101: its entry is pending, the screen says Loading. Then it asks for T-102 instead: that entry is pending too. The response for T-102 comes first: its entry is fulfilled, and the screen shows ticket T-102. Then the late response for T-101 arrives: the entry of T-101 is fulfilled, and the screen still shows T-102. Sixty seconds later, because nobody asks for it, the entry of T-101 is removed."
      caption="The component reads the entry of the argument it has now. A late response lands in another one."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
