import type { ReactNode } from 'react'
import { Questions, type Question } from './kit/Questions'

const SEND = <b>a request is sent</b>
const QUESTIONS: readonly Question[] = [
  {
    ask: (
      <>
        Is the argument <code>skipToken</code>?
      </>
    ),
    yes: 'nothing is sent; the result is uninitialized',
  },
  { ask: 'Is a request for the entry running?', yes: 'the call joins it; its response counts' },
  { ask: 'Is the call forced, or the data older than asked for?', yes: SEND },
  {
    ask: (
      <>
        Does the endpoint’s <code>forceRefetch</code> return true?
      </>
    ),
    yes: SEND,
  },
  { ask: 'Has a request ever succeeded?', yes: 'the cache is used, even after an error' },
]

/** The questions that decide whether `initiate` of a query sends a request. */
export function InitiateDecision(): ReactNode {
  return (
    <Questions
      title="Whether initiate sends a request"
      caption="The first yes decides."
      questions={QUESTIONS}
      otherwise={<b>A request is sent</b>}
    />
  )
}
