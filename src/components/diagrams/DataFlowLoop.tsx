import type { ReactNode } from 'react'
import { Arrow, Box, Boxes } from './kit/Boxes'

/** The one-way loop of Redux: component, dispatch, reducer, store, selector, and the component again. */
export function DataFlowLoop(): ReactNode {
  return (
    <Boxes
      title="One-way data flow"
      description="A component dispatches an action. Middleware sees the action first and passes it on. The reducer takes the current state and the action and returns the next state, which the store keeps. Selectors pick values out of the new state, and the component renders again if a value that it picked has changed."
      caption="State changes in one place only, and in one direction."
      columns="minmax(0, 20rem) minmax(0, 9rem)"
    >
      <Box label="Component" detail="shows values, handles clicks" />
      <Arrow to="back" column="2" row="1 / 10" label="renders again if a picked value changed" />
      <Arrow column="1" label="dispatches an action" />
      <Box column="1" label="Middleware" detail="thunks and checks" />
      <Arrow column="1" label="passes it on" />
      <Box column="1" label="Reducer" detail="state + action = next state" />
      <Arrow column="1" label="next state" />
      <Box column="1" tone="act" label="Store" detail="keeps the state" />
      <Arrow column="1" label="notifies" />
      <Box column="1" label="Selector" detail="picks a value" />
    </Boxes>
  )
}
