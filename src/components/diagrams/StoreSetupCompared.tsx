import type { ReactNode } from 'react'
import { Box, Diagram, type BoxContent } from './kit/Diagram'

/** What an app wrote itself for each job, and below, what the call does for it. */
const BY_HAND: readonly BoxContent[] = [
  { label: 'combineReducers', detail: 'called by you', code: true },
  { label: 'applyMiddleware', detail: 'thunk, from its package', code: true },
  { label: 'compose', detail: 'or that of the extension', code: true },
  { label: 'nothing' },
  { label: 'nothing' },
  { label: 'nothing' },
  { label: 'createStore', detail: 'returns the store', code: true },
]
const BY_THE_CALL = [
  { label: 'combines reducers', detail: 'the same function' },
  { label: 'adds thunk', detail: 'in every build' },
  { label: 'connects DevTools', detail: 'with stack traces*' },
  { label: 'adds three checks*', detail: 'calls, mutations, plain data' },
  { label: 'adds autoBatchEnhancer', detail: 'fewer notifications' },
  { label: 'rejects duplicates*', detail: 'of a middleware, by throwing' },
  { label: 'calls createStore', detail: 'returns a store like it' },
]
const LEFT = { x: 6, width: 226, height: 48 }
const RIGHT = { x: 248, width: 226, height: 48, accent: true }

/** The parts of a store that is set up by hand, each beside what `configureStore` does in its place. */
export function StoreSetupCompared(): ReactNode {
  return (
    <Diagram
      title="A store set up by hand and by configureStore"
      description="Two columns, row by row: what you wrote by hand, and what configureStore does. You called combineReducers; it combines the reducers with the same function. You passed thunk, from its own package, to applyMiddleware; it adds thunk in every build. You called compose, or that of the DevTools extension; it connects DevTools, with stack traces outside production. You wrote nothing for checks; it adds three outside production, for action creators that weren't called, mutations, and values that aren't plain data. You wrote nothing for batching; it adds autoBatchEnhancer, for fewer notifications. You wrote nothing against duplicate middleware; it throws outside production. You called createStore; it calls createStore as well and returns the same kind of store."
      caption="Each row is one job. Those with an asterisk are done outside production only."
      width={480}
      height={464}
    >
      <Box {...LEFT} y={8} label="What you wrote" detail="four calls" />
      <Box {...RIGHT} y={8} label="What one call does" detail="configureStore({ reducer })" />
      {BY_HAND.map((content, index) => (
        <Box key={index} {...LEFT} y={72 + index * 56} {...content} />
      ))}
      {BY_THE_CALL.map((content, index) => (
        <Box key={index} {...RIGHT} y={72 + index * 56} {...content} />
      ))}
    </Diagram>
  )
}
