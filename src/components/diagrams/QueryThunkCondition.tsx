import type { ReactNode } from 'react'
import { Questions, type Question } from './kit/Questions'

const RUN = <b>run</b>
const CHECKS: readonly Question[] = [
  { ask: 'Is it an upsert?', yes: RUN },
  {
    ask: (
      <>
        Is the argument <code>skipToken</code>?
      </>
    ),
    yes: 'skip',
  },
  { ask: 'Is a request for the entry running?', yes: 'skip; initiate joins it' },
  { ask: 'Is the entry pending, as it was restored?', yes: RUN },
  { ask: 'Is a page asked for that doesn’t exist?', yes: 'skip' },
  {
    ask: (
      <>
        Does <code>isForcedQuery</code> call it forced?
      </>
    ),
    yes: RUN,
  },
  {
    ask: (
      <>
        Does the endpoint’s <code>forceRefetch</code> return true?
      </>
    ),
    yes: RUN,
  },
  { ask: 'Is there data, and has the call no direction?', yes: 'skip; the cache is used' },
]

/** The checks of the query thunk's `condition`, in their order. */
export function QueryThunkCondition(): ReactNode {
  return (
    <Questions
      title="The condition of the query thunk"
      caption="The first yes decides."
      questions={CHECKS}
      otherwise={<b>Run</b>}
    />
  )
}
