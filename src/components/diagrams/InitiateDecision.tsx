import type { ReactNode } from 'react'
import { DecisionDiagram, type Question } from './kit/DecisionDiagram'

const QUESTIONS: readonly Question[] = [
  { ask: 'Is the argument skipToken?', yes: { label: 'nothing', detail: 'uninitialized' } },
  { ask: 'Is a request running?', yes: { label: 'join it', detail: 'its answer counts' } },
  { ask: 'Is it forced, or too old?', yes: { label: 'send', accent: true } },
  { ask: "Endpoint's forceRefetch?", yes: { label: 'send', accent: true } },
  { ask: 'Did one ever succeed?', yes: { label: 'use the cache', detail: 'even after an error' } },
]

/** The questions that decide whether `initiate` of a query sends a request. */
export function InitiateDecision(): ReactNode {
  return (
    <DecisionDiagram
      title="Whether initiate sends a request"
      description="Five questions, from top to bottom. If the argument is skipToken, nothing is sent and the result is uninitialized. If a request for the entry is running, the call joins it. If the call is forced, or the data is older than asked for, a request is sent. If the forceRefetch option of the endpoint returns true, a request is sent. If a request has ever succeeded, the cache is used, even after an error. Otherwise a request is sent."
      caption="The first yes decides."
      questions={QUESTIONS}
      otherwise={{ label: 'send', accent: true }}
    />
  )
}
