import type { ReactNode } from 'react'
import { Box, Diagram } from './kit/Diagram'

interface Row {
  /** What an app wrote itself; as words where it wrote nothing. */
  byHand: string
  words?: boolean
  detail?: string
  /** What the call does instead. */
  does: string
  how: string
}

const ROWS: readonly Row[] = [
  { byHand: 'combineReducers', detail: 'called by you', does: 'combines reducers', how: 'the same function' },
  { byHand: 'applyMiddleware', detail: 'thunk, from its package', does: 'adds thunk', how: 'in every build' },
  {
    byHand: 'compose',
    detail: 'or that of the extension',
    does: 'connects DevTools',
    how: 'with stack traces*',
  },
  { byHand: 'nothing', words: true, does: 'adds three checks*', how: 'calls, mutations, plain data' },
  { byHand: 'nothing', words: true, does: 'adds autoBatchEnhancer', how: 'fewer notifications' },
  { byHand: 'nothing', words: true, does: 'rejects duplicates*', how: 'of a middleware, by throwing' },
  {
    byHand: 'createStore',
    detail: 'returns the store',
    does: 'calls createStore',
    how: 'returns a store like it',
  },
]
const WIDTH = 226
const HEIGHT = 48
const PITCH = 56
const TOP = 72
const RIGHT = 248

/** The parts of a store that is set up by hand, each beside what `configureStore` does in its place. */
export function StoreSetupCompared(): ReactNode {
  return (
    <Diagram
      title="A store set up by hand and by configureStore"
      description="Two columns, row by row: what you wrote by hand, and what configureStore does. You called combineReducers; it combines the reducers with the same function. You passed thunk, from its own package, to applyMiddleware; it adds thunk in every build. You called compose, or that of the DevTools extension; it connects DevTools, with stack traces outside production. You wrote nothing for checks; it adds three outside production, for action creators that weren't called, mutations, and values that aren't plain data. You wrote nothing for batching; it adds autoBatchEnhancer, for fewer notifications. You wrote nothing against duplicate middleware; it throws outside production. You called createStore; it calls createStore as well and returns the same kind of store."
      caption="Each row is one job. Those with an asterisk are done outside production only."
      width={480}
      height={TOP + PITCH * ROWS.length}
    >
      <Box x={6} y={8} width={WIDTH} height={HEIGHT} label="What you wrote" detail="four calls" />
      <Box
        x={RIGHT}
        y={8}
        width={WIDTH}
        height={HEIGHT}
        accent
        label="What one call does"
        detail="configureStore({ reducer })"
      />
      {ROWS.map(({ byHand, words, detail, does, how }, index) => {
        const y = TOP + index * PITCH
        return (
          <g key={does}>
            <Box
              x={6}
              y={y}
              width={WIDTH}
              height={HEIGHT}
              label={byHand}
              detail={detail}
              code={words !== true}
            />
            <Box x={RIGHT} y={y} width={WIDTH} height={HEIGHT} accent label={does} detail={how} />
          </g>
        )
      })}
    </Diagram>
  )
}
