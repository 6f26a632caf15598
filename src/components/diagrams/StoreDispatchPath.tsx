import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Diagram } from './kit/Diagram'

const STEPS = [
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

/** The way of an action through a store made by `configureStore`: middleware, enhancers, reducer, subscribers. */
export function StoreDispatchPath(): ReactNode {
  return (
    <Diagram
      title="The path of an action through the store"
      description="From top to bottom: store.dispatch; the middleware actionCreatorCheck and immutableCheck, both absent in production; thunk, where a dispatched function ends; serializableCheck, absent in production; your middleware added with concat; autoBatchEnhancer, which may delay subscribers; your enhancers added with concat; the reducer, which returns the new state; and last the subscribers."
      caption="What an action passes in a store with default options and your additions."
      width={440}
      height={674}
    >
      <Column x={16} y={8} width={240} height={46} gap={22} steps={STEPS} />
    </Diagram>
  )
}
