import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const WIDTH = 132
const HEIGHT = 52
const LEFT = 6
const MIDDLE = 174
const RIGHT = 342
const ROWS = [30, 134, 238] as const
const CENTER = WIDTH / 2

/** Arrows from each row down to the next, in one column. */
function Chain({ x }: { x: number }): ReactNode {
  const [first, second, third] = ROWS
  return (
    <>
      <Arrow from={[x + CENTER, first + HEIGHT]} to={[x + CENTER, second]} />
      <Arrow from={[x + CENTER, second + HEIGHT]} to={[x + CENTER, third]} />
    </>
  )
}

/** Arrows from both versions of an object, at `from`, to a part in the row at `to` that they share. */
function Shared({ from, to }: { from: number; to: number }): ReactNode {
  return (
    <>
      <Arrow from={[LEFT + WIDTH - 14, from + HEIGHT]} to={[MIDDLE, to + HEIGHT / 2]} />
      <Arrow from={[RIGHT + 14, from + HEIGHT]} to={[MIDDLE + WIDTH, to + HEIGHT / 2]} />
    </>
  )
}

/** What `state.tracks[0].plays += 1` copies, and which parts the old and the new state have in common. */
export function DraftAndResult(): ReactNode {
  const [first, second, third] = ROWS
  return (
    <Diagram
      title="What a write to a draft copies"
      description="Left, the state before: the root object refers to tracks, which refers to the first track with 0 plays. In the middle, the draft takes the write state.tracks[0].plays += 1. Right, the next state: a copy of the root object, a copy of tracks and a copy of the first track with 1 play. Two parts, the owner and the second track, were not copied: both the state before and the next state refer to the same objects."
      caption="After state.tracks[0].plays += 1: the path to the change is copied, the rest is shared."
      width={480}
      height={298}
    >
      <Label x={LEFT + CENTER} y={18}>
        before
      </Label>
      <Label x={RIGHT + CENTER} y={18}>
        next state
      </Label>
      <Box x={LEFT} y={first} width={WIDTH} height={HEIGHT} code label="state" detail="unchanged" />
      <Arrow from={[LEFT + WIDTH, first + HEIGHT / 2]} to={[MIDDLE, first + HEIGHT / 2]} dashed />
      <Box x={MIDDLE} y={first} width={WIDTH} height={HEIGHT} label="draft" detail="takes the write" />
      <Arrow from={[MIDDLE + WIDTH, first + HEIGHT / 2]} to={[RIGHT, first + HEIGHT / 2]} dashed />
      <Box x={RIGHT} y={first} width={WIDTH} height={HEIGHT} accent code label="state" detail="copy" />

      <Box x={LEFT} y={second} width={WIDTH} height={HEIGHT} code label="tracks" detail="unchanged" />
      <Box x={MIDDLE} y={second} width={WIDTH} height={HEIGHT} code label="owner" detail="shared" />
      <Box x={RIGHT} y={second} width={WIDTH} height={HEIGHT} accent code label="tracks" detail="copy" />

      <Box x={LEFT} y={third} width={WIDTH} height={HEIGHT} code label="tracks[0]" detail="plays: 0" />
      <Box x={MIDDLE} y={third} width={WIDTH} height={HEIGHT} code label="tracks[1]" detail="shared" />
      <Box
        x={RIGHT}
        y={third}
        width={WIDTH}
        height={HEIGHT}
        accent
        code
        label="tracks[0]"
        detail="copy, plays: 1"
      />

      <Chain x={LEFT} />
      <Chain x={RIGHT} />
      <Shared from={first} to={second} />
      <Shared from={second} to={third} />
    </Diagram>
  )
}
