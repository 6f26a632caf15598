import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const QUESTIONS = [
  { label: 'Rendered on the server only?', tool: 'fetch there', detail: 'no cache needed' },
  { label: 'GraphQL, shared entities?', tool: 'Apollo, urql', detail: 'normalized caches' },
  { label: 'Suspense first?', tool: 'TanStack, SWR', detail: 'hooks that suspend' },
  { label: 'Redux in the app?', tool: 'RTK Query' },
  { label: 'Logic beside React?', tool: 'RTK Query', detail: 'or TanStack' },
] as const

const PITCH = 76

/** Questions that lead to a data fetching tool, from top to bottom. */
export function ChooseDataTool(): ReactNode {
  const bottom = 10 + QUESTIONS.length * PITCH
  return (
    <Diagram
      title="Which tool fits"
      description="Five questions from top to bottom; the first yes decides. Is the data rendered on the server only? Then fetch it there. Is it GraphQL whose entities appear in many responses? Then Apollo Client, or urql with its normalized cache. Is the app built around Suspense? Then TanStack Query or SWR. Is Redux in the app? Then RTK Query. Does logic beside React need the data? Then RTK Query or TanStack Query. Otherwise, any of TanStack Query, SWR and RTK Query."
      caption="The first yes decides. Every tool on the right is a good one."
      width={480}
      height={bottom + 60}
    >
      {QUESTIONS.map(({ label, tool, ...rest }, index) => {
        const y = 10 + index * PITCH
        return (
          <g key={label}>
            <Box x={10} y={y} width={250} height={50} label={label} />
            <Arrow from={[260, y + 25]} to={[318, y + 25]} />
            <Label x={288} y={y + 17}>
              yes
            </Label>
            <Box x={318} y={y} width={152} height={50} label={tool} accent={tool === 'RTK Query'} {...rest} />
            <Arrow from={[135, y + 50]} to={[135, y + PITCH]} />
            <Label x={145} y={y + 68} align="start">
              no
            </Label>
          </g>
        )
      })}
      <Box
        x={10}
        y={bottom}
        width={250}
        height={50}
        label="a matter of taste"
        detail="TanStack, SWR, RTK Query"
      />
    </Diagram>
  )
}
