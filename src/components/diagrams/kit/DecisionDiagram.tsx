import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label, type BoxContent, type DiagramProps } from './Diagram'

/** A question of a {@link DecisionDiagram}, and what a yes leads to. A step without `yes` asks nothing. */
export interface Question {
  ask: string | BoxContent
  yes?: string | BoxContent
}

/** What a {@link DecisionDiagram} shows and says. */
export interface DecisionDiagramProps extends Pick<DiagramProps, 'title' | 'description' | 'caption'> {
  questions: readonly Question[]
  /** What happens if every answer is no. */
  otherwise: BoxContent
}

const LEFT = { x: 10, width: 246, height: 48 }
const RIGHT = { x: 308, width: 162, height: 48 }
const CENTER = 133
const PITCH = 76

/** Questions from top to bottom, of which the first yes decides. */
export function DecisionDiagram({ questions, otherwise, ...words }: DecisionDiagramProps): ReactNode {
  const bottom = 10 + questions.length * PITCH
  return (
    <Diagram {...words} width={480} height={bottom + 58}>
      {questions.map(({ ask, yes }, index) => {
        const y = 10 + index * PITCH
        return (
          <g key={index}>
            <Box {...LEFT} y={y} {...contentOf(ask)} />
            <Arrow from={[CENTER, y + 48]} to={[CENTER, y + PITCH]} />
            {yes !== undefined && (
              <>
                <Label x={CENTER + 12} y={y + 66} align="start" text="no" />
                <Arrow from={[256, y + 24]} to={[308, y + 24]} />
                <Label x={281} y={y + 16} text="yes" />
                <Box {...RIGHT} y={y} {...contentOf(yes)} />
              </>
            )}
          </g>
        )
      })}
      <Box {...LEFT} y={bottom} {...otherwise} />
    </Diagram>
  )
}

function contentOf(content: string | BoxContent): BoxContent {
  return typeof content === 'string' ? { label: content } : content
}
