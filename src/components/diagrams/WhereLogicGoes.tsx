import type { ReactNode } from 'react'
import { DecisionDiagram, type Question } from './kit/DecisionDiagram'

const QUESTIONS: readonly Question[] = [
  { ask: 'A copy of server data?', yes: { label: 'RTK Query', detail: 'an endpoint', accent: true } },
  { ask: 'Only one component cares?', yes: { label: 'Component', detail: 'useState', accent: true } },
  { ask: 'Is it a state change?', yes: { label: 'Slice', detail: 'a case reducer', accent: true } },
  { ask: 'Does someone ask for it?', yes: { label: 'Thunk', detail: 'dispatched on demand', accent: true } },
]

/** Four questions, asked in order, that tell where a piece of logic belongs. */
export function WhereLogicGoes(): ReactNode {
  return (
    <DecisionDiagram
      title="Where a piece of logic goes"
      description="Four questions in order; the first yes decides. Is it a copy of server data: an RTK Query endpoint. Does only one component care: useState in that component. Is it a state change: a case reducer in a slice. Does someone ask for it: a thunk. If every answer is no, it reacts to what happens elsewhere: a listener."
      caption="Ask from the top. The first yes decides."
      questions={QUESTIONS}
      otherwise={{ label: 'Listener', detail: 'reacts to what happened', accent: true }}
    />
  )
}
