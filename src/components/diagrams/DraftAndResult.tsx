import type { ReactNode } from 'react'
import { Arrow, Box, Boxes, Note } from './kit/Boxes'

/** What `state.tracks[0].plays += 1` copies, and which parts the old and the new state have in common. */
export function DraftAndResult(): ReactNode {
  return (
    <Boxes
      title="What a write to a draft copies"
      description="Two columns, before and next state, with a row for each object. state, state.tracks and state.tracks[0] are in both columns: the next state has a copy of the root object, a copy of tracks and a copy of the first track, with 1 play instead of 0. state.owner and state.tracks[1] reach across both columns: they were not copied, so the state before and the next state refer to the same objects."
      caption="After state.tracks[0].plays += 1: the path to the change is copied, the rest is shared."
      columns="minmax(0, 1fr) 4.5rem minmax(0, 1fr)"
    >
      <Note column="1">before</Note>
      <Note column="3">next state</Note>
      <Box column="1" code label="state" />
      <Arrow to="right" label="copy" />
      <Box tone="act" code label="state" />
      <Note column="span 3" />
      <Box column="span 3" code label="state.owner" detail="shared: one object in both" />
      <Note column="span 3" />
      <Box column="1" code label="state.tracks" />
      <Arrow to="right" label="copy" />
      <Box tone="act" code label="state.tracks" />
      <Note column="span 3" />
      <Box column="1" code label="tracks[0]" detail="plays: 0" />
      <Arrow to="right" label="copy" />
      <Box tone="act" code label="tracks[0]" detail="plays: 1" />
      <Note column="span 3" />
      <Box column="span 3" code label="tracks[1]" detail="shared: one object in both" />
    </Boxes>
  )
}
