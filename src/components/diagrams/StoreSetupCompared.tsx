import type { ReactNode } from 'react'
import { TableFigure } from './kit/TableFigure'

const ROWS = [
  [
    <>
      a call of <code>combineReducers</code>
    </>,
    'combines reducers, with the same function',
  ],
  [
    <>
      <code>applyMiddleware</code> with thunk, from its package
    </>,
    'adds thunk, in every build',
  ],
  [
    <>
      <code>compose</code>, or that of the extension
    </>,
    'connects DevTools, with stack traces*',
  ],
  ['nothing', 'adds three checks*: calls, mutations, plain data'],
  [
    'nothing',
    <>
      adds{' '}
      <code>
        auto
        <wbr />
        BatchEnhancer
      </code>
      , for fewer notifications
    </>,
  ],
  ['nothing', 'rejects duplicates* of a middleware, by throwing'],
  [
    <>
      <code>createStore</code>, which returns the store
    </>,
    <>
      calls <code>createStore</code> and returns a store like it
    </>,
  ],
]

/** The parts of a store that is set up by hand, each beside what `configureStore` does in its place. */
export function StoreSetupCompared(): ReactNode {
  return (
    <TableFigure
      title="A store set up by hand and by configureStore"
      caption="Each row is one job. Those with an asterisk are done outside production only."
      columns={['What you wrote', 'What configureStore does']}
      rows={ROWS}
    />
  )
}
