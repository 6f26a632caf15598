import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const rows: ReadonlyArray<{ event: string; first?: string; second?: string; screen: string }> = [
  { event: 'asks for T-101', first: 'pending', screen: 'Loading…' },
  { event: 'asks for T-102', second: 'pending', screen: 'Loading…' },
  { event: 'answer for T-102', second: 'fulfilled', screen: 'ticket T-102' },
  { event: 'late answer: T-101', first: 'fulfilled', screen: 'ticket T-102' },
  { event: '60 s, nobody asks', first: 'removed', screen: 'ticket T-102' },
]
const top = 40
const pitch = 62
const height = 38
const width = 92
const first = 140
const second = 250
const screenX = 424

/** Why an answer that comes late can't replace a newer one: each argument has an entry of its own. */
export function QueryRace(): ReactNode {
  return (
    <Diagram
      title="Two answers in the wrong order"
      description="A timeline from top to bottom with four columns: what the component does or the server answers, the cache entry of T-101, the cache entry of T-102, and what is on the screen. The component asks for T-101: its entry is pending, the screen says Loading. Then it asks for T-102 instead: that entry is pending too. The answer for T-102 comes first: its entry is fulfilled, and the screen shows ticket T-102. Then the late answer for T-101 comes: the entry of T-101 is fulfilled, and the screen still shows T-102. Sixty seconds later, because nobody asks for it, the entry of T-101 is removed."
      caption="The component reads the entry of the argument it has now. A late answer lands in another one."
      width={480}
      height={top + pitch * (rows.length - 1) + height + 8}
    >
      <Label x={66} y={20}>
        what happens
      </Label>
      <Label x={first + width / 2} y={20}>
        entry T-101
      </Label>
      <Label x={second + width / 2} y={20}>
        entry T-102
      </Label>
      <Label x={screenX} y={20}>
        on the screen
      </Label>
      <Arrow from={[first + width / 2, top]} to={[first + width / 2, top + pitch * 3]} />
      <Arrow from={[first + width / 2, top + pitch * 3 + height]} to={[first + width / 2, top + pitch * 4]} />
      <Arrow from={[second + width / 2, top + pitch + height]} to={[second + width / 2, top + pitch * 2]} />
      {rows.map(({ event, first: one, second: other, screen }, index) => {
        const y = top + pitch * index
        return (
          <g key={event}>
            <Label x={66} y={y + height / 2 + 5}>
              {event}
            </Label>
            {one !== undefined && <Box x={first} y={y} width={width} height={height} label={one} />}
            {other !== undefined && (
              <Box x={second} y={y} width={width} height={height} label={other} accent />
            )}
            <Label x={screenX} y={y + height / 2 + 5}>
              {screen}
            </Label>
          </g>
        )
      })}
    </Diagram>
  )
}
