import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Box, Diagram } from './kit/Diagram'

const BEFORE = [
  { label: 'state', detail: 'unchanged', code: true },
  { label: 'tracks', detail: 'unchanged', code: true },
  { label: 'tracks[0]', detail: 'plays: 0', code: true },
]
const NEXT = [
  { label: 'state', detail: 'copy', code: true, accent: true },
  { label: 'tracks', detail: 'copy', code: true, accent: true },
  { label: 'tracks[0]', detail: 'copy, plays: 1', code: true, accent: true },
]

/** What `state.tracks[0].plays += 1` copies, and which parts the old and the new state have in common. */
export function DraftAndResult(): ReactNode {
  return (
    <Diagram
      title="What a write to a draft copies"
      description="Left, the state before: the root object refers to tracks, which refers to the first track with 0 plays. In the middle, the draft takes the write state.tracks[0].plays += 1. Right, the next state: a copy of the root object, a copy of tracks and a copy of the first track with 1 play. Two parts, the owner and the second track, were not copied: both the state before and the next state refer to the same objects."
      caption="After state.tracks[0].plays += 1: the path to the change is copied, the rest is shared."
      width={480}
      height={298}
    >
      <Column x={6} y={30} width={132} height={52} gap={52} title="before" steps={BEFORE} />
      <Column x={342} y={30} width={132} height={52} gap={52} title="next state" steps={NEXT} />
      <Arrow from={[138, 56]} to={[174, 56]} dashed />
      <Box x={174} y={30} width={132} height={52} label="draft" detail="takes the write" />
      <Arrow from={[306, 56]} to={[342, 56]} dashed />

      <Arrow from={[124, 82]} to={[174, 160]} />
      <Box x={174} y={134} width={132} height={52} code label="owner" detail="shared" />
      <Arrow from={[356, 82]} to={[306, 160]} />

      <Arrow from={[124, 186]} to={[174, 264]} />
      <Box x={174} y={238} width={132} height={52} code label="tracks[1]" detail="shared" />
      <Arrow from={[356, 186]} to={[306, 264]} />
    </Diagram>
  )
}
