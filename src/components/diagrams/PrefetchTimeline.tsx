import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const width = 172
const height = 46
const centerX = 240
const row = (index: number) => 12 + index * 74

/** What becomes of a prefetched entry, with and without somebody who uses it in time. */
export function PrefetchTimeline(): ReactNode {
  const middle = centerX - width / 2
  const left = 14
  const right = 480 - 14 - width
  const bend = row(2) + height + 14
  return (
    <Diagram
      title="The life of a prefetched entry"
      description="A timeline from top to bottom that forks. The pointer is over a link: prefetch sends a request, nobody is subscribed. The answer arrives: the entry is kept for 60 seconds. Then there are two ways. If a component mounts in time, it subscribes, the countdown stops, and the data is there in its first render. If nobody comes within 60 seconds, the entry is removed, and the next component loads it."
      caption="Prefetching doesn't subscribe, so the countdown begins with the answer."
      width={480}
      height={row(4) + 4}
    >
      <Box
        x={middle}
        y={row(0)}
        width={width}
        height={height}
        label="prefetch(arg)"
        detail="pointer over a link"
        code
      />
      <Arrow from={[centerX, row(0) + height]} to={[centerX, row(1)]} />
      <Box x={middle} y={row(1)} width={width} height={height} label="request runs" detail="no subscriber" />
      <Arrow from={[centerX, row(1) + height]} to={[centerX, row(2)]} />
      <Box
        x={middle}
        y={row(2)}
        width={width}
        height={height}
        label="answer"
        detail="60 seconds left"
        accent
      />
      <Arrow
        from={[centerX, row(2) + height]}
        via={[
          [centerX, bend],
          [left + width / 2, bend],
        ]}
        to={[left + width / 2, row(3) + 6]}
      />
      <Arrow
        from={[centerX, row(2) + height]}
        via={[
          [centerX, bend],
          [right + width / 2, bend],
        ]}
        to={[right + width / 2, row(3) + 6]}
        dashed
      />
      <Box
        x={left}
        y={row(3) + 6}
        width={width}
        height={height}
        label="component mounts"
        detail="data at first render"
      />
      <Box
        x={right}
        y={row(3) + 6}
        width={width}
        height={height}
        label="nobody comes"
        detail="entry is removed"
      />
      <Label x={left + width / 2} y={bend - 8}>
        within 60 s
      </Label>
      <Label x={right + width / 2} y={bend - 8}>
        after 60 s
      </Label>
    </Diagram>
  )
}
