import type { ReactNode } from 'react'
import { DecisionDiagram, type Question } from './kit/DecisionDiagram'

const QUESTIONS: readonly Question[] = [
  { ask: 'Rendered on the server only?', yes: { label: 'fetch there', detail: 'no cache needed' } },
  { ask: 'GraphQL, shared entities?', yes: { label: 'Apollo, urql', detail: 'normalized caches' } },
  { ask: 'Suspense first?', yes: { label: 'TanStack, SWR', detail: 'hooks that suspend' } },
  { ask: 'Redux in the app?', yes: { label: 'RTK Query', accent: true } },
  { ask: 'Logic beside React?', yes: { label: 'RTK Query', detail: 'or TanStack', accent: true } },
]

/** Questions that lead to a data fetching tool, from top to bottom. */
export function ChooseDataTool(): ReactNode {
  return (
    <DecisionDiagram
      title="Which tool fits"
      description="Five questions from top to bottom; the first yes decides. Is the data rendered on the server only? Then fetch it there. Is it GraphQL whose entities appear in many responses? Then Apollo Client, or urql with its normalized cache. Is the app built around Suspense? Then TanStack Query or SWR. Is Redux in the app? Then RTK Query. Does logic beside React need the data? Then RTK Query or TanStack Query. Otherwise, any of TanStack Query, SWR and RTK Query."
      caption="The first yes decides. Every tool on the right is a good one."
      questions={QUESTIONS}
      otherwise={{ label: 'a matter of taste', detail: 'TanStack, SWR, RTK Query' }}
    />
  )
}
