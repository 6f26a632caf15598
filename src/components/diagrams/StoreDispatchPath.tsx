import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const steps: ReadonlyArray<{
  label: string
  detail?: string
  code?: boolean
  accent?: boolean
  aside?: string
}> = [
  { label: 'store.dispatch(action)', code: true },
  { label: 'actionCreatorCheck', detail: 'not in production', code: true },
  { label: 'immutableCheck', detail: 'not in production', code: true },
  { label: 'thunk', code: true, aside: 'a function ends here' },
  { label: 'serializableCheck', detail: 'not in production', code: true },
  { label: 'your middleware', detail: 'added with concat' },
  { label: 'autoBatchEnhancer', code: true, aside: 'may delay subscribers' },
  { label: 'your enhancers', detail: 'added with concat' },
  { label: 'reducer', code: true, accent: true, aside: 'the new state' },
  { label: 'subscribers' },
]
const boxHeight = 46
const pitch = 68
const top = 8

/** The way of an action through a store made by `configureStore`: middleware, enhancers, reducer, subscribers. */
export function StoreDispatchPath(): ReactNode {
  return (
    <Diagram
      title="The path of an action through the store"
      description="From top to bottom: store.dispatch; the middleware actionCreatorCheck and immutableCheck, both absent in production; thunk, where a dispatched function ends; serializableCheck, absent in production; your middleware added with concat; autoBatchEnhancer, which may delay subscribers; your enhancers added with concat; the reducer, which returns the new state; and last the subscribers."
      caption="What an action passes in a store with default options and your additions."
      width={440}
      height={top * 2 + pitch * (steps.length - 1) + boxHeight}
    >
      {steps.map((step, index) => {
        const y = top + index * pitch
        return (
          <g key={step.label}>
            <Box
              x={16}
              y={y}
              width={240}
              height={boxHeight}
              label={step.label}
              detail={step.detail}
              code={step.code}
              accent={step.accent}
            />
            {step.aside !== undefined && (
              <Label x={272} y={y + boxHeight / 2 + 5} align="start">
                {step.aside}
              </Label>
            )}
            {index < steps.length - 1 && <Arrow from={[136, y + boxHeight]} to={[136, y + pitch]} />}
          </g>
        )
      })}
    </Diagram>
  )
}
