import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const INSIDE_DISPATCH = [
  { label: 'dispatch(action)', code: true },
  { label: 'reducers', detail: 'the state changes', aside: 'originalState → state' },
  { label: 'subscribers', detail: 'components may render' },
  { label: 'predicate', detail: 'of each listener in turn' },
  { label: 'effect', detail: 'up to its first await', accent: true, aside: 'getOriginalState() works' },
]

/** When the effect of a listener runs, compared with reducers, subscribers and the end of `dispatch`. */
export function ListenerTimeline(): ReactNode {
  return (
    <Diagram
      title="When the effect of a listener runs"
      description="Inside one call of dispatch, from top to bottom: the listener middleware remembers the original state; the reducers return the new state; subscribers are notified; for each listener in turn, the predicate is called and, if it is true, the effect starts and runs up to its first await. Then dispatch returns. The rest of an effect runs later: it waits with delay, pause, take or condition and dispatches further actions. A later action of the same kind starts a second instance, which may cancel the first one; then whatever the first one waits for rejects with a TaskAbortError."
      caption="Above the line: inside dispatch. Dashed: later, or only if cancelled."
      width={470}
      height={516}
    >
      <Column x={16} y={10} width={240} height={46} gap={22} steps={INSIDE_DISPATCH} />
      <line x1={16} x2={454} y1={350} y2={350} stroke="currentColor" strokeOpacity={0.35} />
      <Label x={454} y={344} align="end" text="dispatch returns" />
      <Arrow from={[136, 328]} to={[136, 376]} dashed />
      <Box
        x={16}
        y={376}
        width={240}
        height={46}
        accent
        label="the rest of the effect"
        detail="waits, dispatches"
      />
      <Box x={292} y={376} width={162} height={46} label="next instance" detail="of this listener" />
      <Arrow from={[373, 422]} via={[373, 483]} to={[256, 483]} dashed />
      <Label x={366} y={450} align="end" text="cancelActiveListeners()" />
      <Box x={16} y={460} width={240} height={46} code label="TaskAbortError" detail="ends it quietly" />
      <Arrow from={[80, 422]} to={[80, 460]} dashed />
    </Diagram>
  )
}
