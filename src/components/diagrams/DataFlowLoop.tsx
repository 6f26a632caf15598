import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

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
      <Box x={90} y={10} width={230} height={56} label="Component" detail="shows values, handles clicks" />
      <Arrow from={[205, 66]} to={[205, 106]} />
      <Label x={217} y={90} align="start">
        dispatches an action
      </Label>
      <Box x={90} y={106} width={230} height={56} label="Middleware" detail="thunks and checks" />
      <Arrow from={[205, 162]} to={[205, 202]} />
      <Label x={217} y={186} align="start">
        passes it on
      </Label>
      <Box x={90} y={202} width={230} height={56} label="Reducer" detail="state + action = next state" />
      <Arrow from={[205, 258]} to={[205, 298]} />
      <Label x={217} y={282} align="start">
        next state
      </Label>
      <Box x={90} y={298} width={230} height={56} accent label="Store" detail="keeps the state" />
      <Arrow from={[205, 354]} to={[205, 394]} />
      <Label x={217} y={378} align="start">
        notifies
      </Label>
      <Box x={90} y={394} width={230} height={56} label="Selector" detail="picks a value" />
      <Arrow
        from={[90, 422]}
        via={[
          [40, 422],
          [40, 38],
        ]}
        to={[90, 38]}
      />
    </Diagram>
  )
}
