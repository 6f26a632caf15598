import type { ReactNode } from 'react'
import { Arrow, Box, Label, type BoxContent } from './Diagram'

/** A box of a {@link Column}. */
interface Step extends BoxContent {
  /** Text beside the arrow to the next step. */
  next?: string
  /** Text to the right of the box. */
  aside?: string
}

/** Place, sizes and boxes of a {@link Column}. */
export interface ColumnProps {
  x: number
  /** Top of the first box. */
  y: number
  /** Width of each box. */
  width: number
  /** Height of each box. */
  height: number
  /** Length of the arrows. */
  gap: number
  /** Text above the column. */
  title?: string
  steps: readonly Step[]
}

/** Boxes below each other, with an arrow from each to the next. */
export function Column({ x, y, width, height, gap, title, steps }: ColumnProps): ReactNode {
  const center = x + width / 2
  return (
    <>
      {title !== undefined && <Label x={center} y={y - 14} text={title} />}
      {steps.map(({ next, aside, ...content }, index) => {
        const top = y + index * (height + gap)
        const bottom = top + height
        return (
          <g key={index}>
            <Box x={x} y={top} width={width} height={height} {...content} />
            {index < steps.length - 1 && <Arrow from={[center, bottom]} to={[center, bottom + gap]} />}
            {next !== undefined && <Label x={center + 12} y={bottom + 24} align="start" text={next} />}
            {aside !== undefined && (
              <Label x={x + width + 16} y={top + height / 2 + 5} align="start" text={aside} />
            )}
          </g>
        )
      })}
    </>
  )
}
