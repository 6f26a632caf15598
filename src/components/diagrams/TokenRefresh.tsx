import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const width = 136
const height = 50
const left = 8
const middle = 172
const right = 336
const centerOf = (x: number) => x + width / 2
const row = (index: number) => 34 + index * 86

/** Two requests with an expired token, and the one refresh that both wait for. */
export function TokenRefresh(): ReactNode {
  return (
    <Diagram
      title="Two refused requests, one refresh"
      description="A timeline from top to bottom with three columns: request A, the refresh, request B. Both requests are sent with the old token, and both are answered with status 401. A comes first and starts the refresh. B finds that a refresh is running and waits for the same promise. The refresh stores the new token. Then A and B are both sent again, with the new token."
      caption="Whoever comes during the refresh waits too, before it sends anything."
      width={480}
      height={row(4) + height + 12}
    >
      <Label x={centerOf(left)} y={20}>
        request A
      </Label>
      <Label x={centerOf(middle)} y={20}>
        refresh
      </Label>
      <Label x={centerOf(right)} y={20}>
        request B
      </Label>
      {[left, right].map((x) => (
        <g key={x}>
          <Box x={x} y={row(0)} width={width} height={height} label="sent" detail="old token" />
          <Arrow from={[centerOf(x), row(0) + height]} to={[centerOf(x), row(1)]} />
          <Box x={x} y={row(1)} width={width} height={height} label="401" />
          <Box x={x} y={row(4)} width={width} height={height} label="sent again" detail="new token" />
        </g>
      ))}
      <Arrow
        from={[centerOf(left), row(1) + height]}
        via={[[centerOf(left), row(2) + height / 2]]}
        to={[middle, row(2) + height / 2]}
      />
      <Label x={centerOf(left) + 8} y={row(2) + height / 2 - 8} align="start">
        starts it
      </Label>
      <Arrow
        from={[centerOf(right), row(1) + height]}
        via={[[centerOf(right), row(2) + height / 2]]}
        to={[middle + width, row(2) + height / 2]}
        dashed
      />
      <Label x={centerOf(right) - 8} y={row(2) + height / 2 - 8} align="end">
        waits
      </Label>
      <Box x={middle} y={row(2)} width={width} height={height} label="refresh" detail="sent once" accent />
      <Arrow from={[centerOf(middle), row(2) + height]} to={[centerOf(middle), row(3)]} />
      <Box x={middle} y={row(3)} width={width} height={height} label="new token" detail="in the store" />
      <Arrow
        from={[middle, row(3) + height / 2]}
        via={[[centerOf(left), row(3) + height / 2]]}
        to={[centerOf(left), row(4)]}
      />
      <Arrow
        from={[middle + width, row(3) + height / 2]}
        via={[[centerOf(right), row(3) + height / 2]]}
        to={[centerOf(right), row(4)]}
      />
    </Diagram>
  )
}
