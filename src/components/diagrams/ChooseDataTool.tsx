import type { ReactNode } from 'react'
import { Questions, type Question } from './kit/Questions'

const QUESTIONS: readonly Question[] = [
  { ask: 'Is the data rendered on the server only?', yes: 'fetch it there; you need no cache' },
  {
    ask: 'Is it GraphQL whose entities appear in many responses?',
    yes: 'Apollo Client, or urql with its normalized cache',
  },
  { ask: 'Is the app built around Suspense?', yes: 'TanStack Query or SWR, whose hooks suspend' },
  { ask: 'Is Redux in the app?', yes: <b>RTK Query</b> },
  {
    ask: 'Does logic beside React need the data?',
    yes: (
      <>
        <b>RTK Query</b> or TanStack Query
      </>
    ),
  },
]

/** Questions that lead to a data fetching tool, from top to bottom. */
export function ChooseDataTool(): ReactNode {
  return (
    <Questions
      title="Which tool fits"
      caption="The first yes decides. Every tool in these answers is a good one."
      questions={QUESTIONS}
      otherwise={
        <>
          A matter of taste: TanStack Query, SWR or <b>RTK Query</b>
        </>
      }
    />
  )
}
