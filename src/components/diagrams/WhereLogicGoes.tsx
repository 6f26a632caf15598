import type { ReactNode } from 'react'
import { Questions, type Question } from './kit/Questions'

const QUESTIONS: readonly Question[] = [
  {
    ask: 'Is it a copy of server data?',
    yes: (
      <>
        <b>RTK Query</b>, an endpoint
      </>
    ),
  },
  {
    ask: 'Does only one component care?',
    yes: (
      <>
        that <b>component</b>, with <code>useState</code>
      </>
    ),
  },
  {
    ask: 'Is it a state change?',
    yes: (
      <>
        a <b>slice</b>, as a case reducer
      </>
    ),
  },
  {
    ask: 'Does someone ask for it?',
    yes: (
      <>
        a <b>thunk</b>, dispatched on demand
      </>
    ),
  },
]

/** Four questions, asked in order, that tell where a piece of logic belongs. */
export function WhereLogicGoes(): ReactNode {
  return (
    <Questions
      title="Where a piece of logic goes"
      caption="Ask from the top. The first yes decides."
      questions={QUESTIONS}
      otherwise={
        <>
          A <b>listener</b>, which reacts to what happens elsewhere
        </>
      }
    />
  )
}
