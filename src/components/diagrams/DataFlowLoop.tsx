import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Diagram } from './kit/Diagram'

const STEPS = [
  { label: 'Component', detail: 'shows values, handles clicks', next: 'dispatches an action' },
  { label: 'Middleware', detail: 'thunks and checks', next: 'passes it on' },
  { label: 'Reducer', detail: 'state + action = next state', next: 'next state' },
  { label: 'Store', detail: 'keeps the state', accent: true, next: 'notifies' },
  { label: 'Selector', detail: 'picks a value' },
]

/** The one-way loop of Redux: component, dispatch, reducer, store, selector, and the component again. */
export function DataFlowLoop(): ReactNode {
  return (
    <Diagram
      title="One-way data flow"
      description="A component dispatches an action. Middleware sees the action first and passes it on. The reducer takes the current state and the action and returns the next state, which the store keeps. Selectors pick values out of the new state, and the component renders again if a value that it picked has changed."
      caption="State changes in one place only, and in one direction."
      width={400}
      height={466}
    >
      <Column x={90} y={10} width={230} height={56} gap={40} steps={STEPS} />
      <Arrow from={[90, 422]} viaX={40} to={[90, 38]} />
    </Diagram>
  )
}
