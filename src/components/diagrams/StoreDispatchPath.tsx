import type { ReactNode } from 'react'
import { Steps, type Step } from './kit/Steps'

const STEPS: readonly Step[] = [
  { label: 'store.dispatch(action)', code: true, tone: 'act' },
  { label: 'actionCreatorCheck', code: true, note: 'middleware, not in production', optional: true },
  { label: 'immutableCheck', code: true, note: 'middleware, not in production', optional: true },
  { label: 'thunk', code: true, note: 'middleware: a dispatched function ends here' },
  { label: 'serializableCheck', code: true, note: 'middleware, not in production', optional: true },
  { label: 'your middleware', note: 'added with concat', optional: true },
  { label: 'autoBatchEnhancer', code: true, note: 'may delay subscribers' },
  { label: 'your enhancers', note: 'added with concat', optional: true },
  { label: 'reducer', code: true, note: 'returns the new state', tone: 'act' },
  { label: 'subscribers', note: 'are notified' },
]

/** The way of an action through a store made by `configureStore`: middleware, enhancers, reducer, subscribers. */
export function StoreDispatchPath(): ReactNode {
  return (
    <Steps
      title="The path of an action through the store"
      description="From top to bottom: store.dispatch; the middleware actionCreatorCheck and immutableCheck, both absent in production; thunk, where a dispatched function ends; serializableCheck, absent in production; your middleware added with concat; autoBatchEnhancer, which may delay subscribers; your enhancers added with concat; the reducer, which returns the new state; and last the subscribers."
      caption="What an action passes in a store with default options and your additions. Hollow dots: not in every store or build."
      steps={STEPS}
    />
  )
}
