import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const width = 216
const height = 50
const columns = [
  {
    x: 8,
    title: 'restored first',
    steps: [
      { label: 'restored(saved)', detail: 'entries are there', code: true, accent: true },
      { label: 'components mount', detail: 'old data at once' },
      { label: 'older than the limit?', detail: 'then a request is sent' },
      { label: 'response', detail: 'new data' },
    ],
  },
  {
    x: 256,
    title: 'restored too late',
    steps: [
      { label: 'components mount', detail: 'nothing is there' },
      { label: 'requests are sent', detail: 'entries are pending' },
      { label: 'restored(saved)', detail: 'entries are overwritten', code: true, accent: true },
      { label: 'response', detail: 'dropped: old data stays' },
    ],
  },
]
const row = (index: number) => 34 + index * 78

/** Why a saved cache is put back before the first component mounts. */
export function RestoreOrder(): ReactNode {
  return (
    <Diagram
      title="Restoring before and after the components mount"
      description="Two timelines side by side, from top to bottom. On the left, the saved entries are restored first; then the components mount and have the old data at once; entries older than the limit are requested; the response brings new data. On the right, the components mount first, with nothing there; requests are sent and the entries are pending; then the saved entries overwrite the pending ones; the response belongs to a request that the entry no longer knows, so it is dropped, and the old data stays."
      caption="A restored entry replaces whatever is in its place, a running request too."
      width={480}
      height={row(3) + height + 12}
    >
      {columns.map(({ x, title, steps }) => (
        <g key={title}>
          <Label x={x + width / 2} y={18}>
            {title}
          </Label>
          {steps.map((step, index) => (
            <g key={step.label}>
              <Box x={x} y={row(index)} width={width} height={height} {...step} />
              {index > 0 && (
                <Arrow from={[x + width / 2, row(index - 1) + height]} to={[x + width / 2, row(index)]} />
              )}
            </g>
          ))}
        </g>
      ))}
    </Diagram>
  )
}
