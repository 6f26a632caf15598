import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label, type BoxContent, type DiagramProps } from './Diagram'

/** A column of a {@link TableDiagram}. */
interface TableColumn {
  heading?: string
  /** Middle of the column. */
  center: number
  /** Width of its boxes. A column without it is plain text. */
  boxes?: number
}

interface CellContent extends BoxContent {
  /** Without a box, in a column of boxes. */
  plain?: boolean
}

/** What is in one place of the table, if anything. */
type TableCell = string | CellContent | undefined

/** What a {@link TableDiagram} shows and says. */
export interface TableDiagramProps extends Pick<DiagramProps, 'title' | 'description' | 'caption'> {
  columns: readonly TableColumn[]
  rows: ReadonlyArray<readonly TableCell[]>
  /** Draws an arrow from each box to the next one below it. */
  arrows?: boolean
}

const TOP = 38
const HEIGHT = 38
const PITCH = 60

/** A table of texts and boxes: what happens from top to bottom, and what comes of it from left to right. */
export function TableDiagram({ columns, rows, arrows = false, ...words }: TableDiagramProps): ReactNode {
  return (
    <Diagram {...words} width={480} height={TOP + PITCH * (rows.length - 1) + HEIGHT + 8}>
      {columns.map((column, index) => (
        <g key={index}>
          {column.heading !== undefined && <Label x={column.center} y={20} text={column.heading} />}
          <Cells {...column} cells={rows.map((row) => row[index])} arrows={arrows} />
        </g>
      ))}
    </Diagram>
  )
}

/** The cells of one column. */
function Cells({
  center,
  boxes,
  cells,
  arrows,
}: TableColumn & { cells: TableCell[]; arrows: boolean }): ReactNode {
  const filled = cells.flatMap((cell, row) => (cell === undefined ? [] : [{ cell, y: TOP + PITCH * row }]))
  return filled.map(({ cell, y }, index) => {
    const { plain = false, ...content }: CellContent = typeof cell === 'string' ? { label: cell } : cell
    if (boxes === undefined || plain)
      return <Label key={y} x={center} y={y + HEIGHT / 2 + 5} text={content.label} />
    const next = filled[index + 1]
    return (
      <g key={y}>
        <Box x={center - boxes / 2} y={y} width={boxes} height={HEIGHT} {...content} />
        {arrows && next && <Arrow from={[center, y + HEIGHT]} to={[center, next.y]} />}
      </g>
    )
  })
}
