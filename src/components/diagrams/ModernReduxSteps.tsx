import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const STEPS: ReadonlyArray<{ step: string; added: string; done: number }> = [
  { step: 'Before', added: '', done: 0 },
  { step: '1 Store', added: 'configureStore', done: 128 },
  { step: '2 Types, guard', added: '+ typed hooks', done: 156 },
  { step: '3 Server data', added: '+ endpoints', done: 208 },
  { step: '3 Reducers', added: '+ slices', done: 244 },
  { step: '3 Side effects', added: '+ listeners', done: 272 },
  { step: '3 Components', added: '+ hooks', done: 294 },
  { step: '4 Remove', added: 'modern Redux', done: 336 },
]
const LEFT = 136
const WIDTH = 336
const HEIGHT = 36
const PITCH = 46
const TOP = 8

/** How the new code grows around the old code, step by step, in an app that ships after each. */
export function ModernReduxSteps(): ReactNode {
  return (
    <Diagram
      title="Old and new code, step by step"
      description="Eight rows from top to bottom, each a bar of new and old code. Before: all old. Step 1, store: configureStore is new, the rest old. Step 2, types and guard: typed hooks are added. Step 3, for each feature: server data adds endpoints, reducers add slices, side effects add listeners, components add hooks, and the old part shrinks each time. Step 4, remove: all new."
      caption="Each row is an app that ships. Step 3 repeats for each feature."
      width={480}
      height={TOP + PITCH * (STEPS.length - 1) + HEIGHT + 8}
    >
      {STEPS.map(({ step, added, done }, index) => {
        const y = TOP + index * PITCH
        return (
          <g key={step}>
            <Label x={24} y={y + HEIGHT / 2 + 5} align="start" text={step} />
            {done > 0 && <Box x={LEFT} y={y} width={done} height={HEIGHT} accent label={added} />}
            {done < WIDTH && (
              <Box
                x={LEFT + done}
                y={y}
                width={WIDTH - done}
                height={HEIGHT}
                label={WIDTH - done > 80 ? 'old code' : 'old'}
              />
            )}
          </g>
        )
      })}
      <Arrow from={[10, TOP]} to={[10, TOP + PITCH * (STEPS.length - 1) + HEIGHT]} />
    </Diagram>
  )
}
