import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const rows: ReadonlyArray<{ argument: string; entry?: string; data: string; currentData: string }> = [
  { argument: 'skipToken', data: 'none', currentData: 'none' },
  { argument: '"T-101"', entry: 'pending', data: 'none', currentData: 'none' },
  { argument: '"T-101"', entry: 'fulfilled', data: 'T-101', currentData: 'T-101' },
  { argument: 'skipToken', entry: '60 s left', data: 'T-101', currentData: 'none' },
  { argument: '"T-101"', entry: 'fulfilled', data: 'T-101', currentData: 'T-101' },
]
const top = 36
const pitch = 60
const height = 36
const boxX = 116
const boxWidth = 110

/** What a hook shows while its argument comes and goes. */
export function SkipTimeline(): ReactNode {
  return (
    <Diagram
      title="A hook whose argument comes and goes"
      description="A timeline from top to bottom with four columns: the argument of the hook, the cache entry, data and currentData. First the argument is skipToken: there is no entry, data and currentData are undefined. Then it is T-101: a request is sent, the entry is pending, both are undefined. The answer arrives: both are the ticket. Then the argument is skipToken again: the entry has lost its subscriber and has 60 seconds left, data is still the ticket, currentData is undefined. Then it is T-101 again, in time: the entry is there, no request is sent, both are the ticket."
      caption="Row four: data stays, currentData goes. Row five sends no request."
      width={470}
      height={top + pitch * (rows.length - 1) + height + 8}
    >
      <Label x={54} y={18}>
        argument
      </Label>
      <Label x={boxX + boxWidth / 2} y={18}>
        cache entry
      </Label>
      <Label x={296} y={18}>
        data
      </Label>
      <Label x={404} y={18}>
        currentData
      </Label>
      {rows.map(({ argument, entry, data, currentData }, index) => {
        const y = top + index * pitch
        const middle = y + height / 2 + 5
        return (
          <g key={index}>
            <Label x={54} y={middle}>
              {argument}
            </Label>
            {entry === undefined ? (
              <Label x={boxX + boxWidth / 2} y={middle}>
                none
              </Label>
            ) : (
              <Box
                x={boxX}
                y={y}
                width={boxWidth}
                height={height}
                label={entry}
                accent={argument === 'skipToken'}
              />
            )}
            <Label x={296} y={middle}>
              {data}
            </Label>
            <Label x={404} y={middle}>
              {currentData}
            </Label>
            {index > 1 && (
              <Arrow from={[boxX + boxWidth / 2, y - pitch + height]} to={[boxX + boxWidth / 2, y]} />
            )}
          </g>
        )
      })}
    </Diagram>
  )
}
