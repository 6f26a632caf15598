import type { ReactNode } from 'react'
import { DecisionDiagram, type Question } from './kit/DecisionDiagram'

const STEPS: readonly Question[] = [
  { ask: { label: "selector(state, 'Ada')", code: true } },
  { ask: { label: 'Same arguments?', detail: 'first cache' }, yes: 'Stored result' },
  { ask: 'Input selectors run' },
  { ask: { label: 'Same input results?', detail: 'second cache' }, yes: 'Stored result' },
]

/** The two caches that a call of a memoized selector passes before its result function runs. */
export function SelectorCaches(): ReactNode {
  return (
    <DecisionDiagram
      title="The two caches of a memoized selector"
      description="A selector is called. First cache: if the arguments are those of an earlier call, the stored result is returned. If not, the input selectors run. Second cache: if their results are those of an earlier call, the stored result is returned. If not, the result function runs, and its result is stored."
      caption="The result function runs only if both caches miss."
      questions={STEPS}
      otherwise={{ label: 'Result function runs', accent: true }}
    />
  )
}
