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
  { ask: 'Is the entry pending?', yes: 'skip; initiate joins the running request' },
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
  { ask: 'Is a page asked for, and there is no next page?', yes: 'skip' },
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
