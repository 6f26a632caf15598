import type { ReactNode } from 'react'
import { Timeline, lane, span } from './kit/Timeline'

/** What is new after each step, and how much of the code that is, in percent. */
const STEPS: ReadonlyArray<{ step: string; added: string; done: number }> = [
  { step: 'Before', added: '', done: 0 },
  { step: '1 Store', added: 'configureStore', done: 36 },
  { step: '2 Types, guard', added: '+ typed hooks', done: 46 },
  { step: '3 Server data', added: '+ endpoints', done: 61 },
  { step: '3 Reducers', added: '+ slices', done: 72 },
  { step: '3 Side effects', added: '+ listeners', done: 80 },
  { step: '3 Components', added: '+ hooks', done: 87 },
  { step: '4 Remove', added: 'modern Redux', done: 100 },
]

const LANES = STEPS.map(({ step, added, done }) =>
  lane(step, [
    ...(done > 0 ? [span('act', 0, done, added)] : []),
    ...(done < 100 ? [span('plain', done, 100, done < 75 ? 'old code' : 'old')] : []),
  ]),
)

/** How the new code grows around the old code, step by step, in an app that ships after each. */
export function ModernReduxSteps(): ReactNode {
  return (
    <Timeline
      title="Old and new code, step by step"
      description="Eight rows from top to bottom, each a bar of new and old code. Before: all old. Step 1, store: configureStore is new, the rest old. Step 2, types and guard: typed hooks are added. Step 3, for each feature: server data adds endpoints, reducers add slices, side effects add listeners, components add hooks, and the old part shrinks each time. Step 4, remove: all new."
      caption="Each row is an app that ships. Step 3 repeats for each feature."
      lanes={LANES}
    />
  )
}
