import type { ReactNode } from 'react'
import { TableFigure } from './kit/TableFigure'

const ROWS = [
  [<code>reducerPath, reducer, middleware</code>, 'cache and lifetimes', 'the store'],
  [<code>use…Query, use…Mutation</code>, 'hooks, with the React entry point only', 'components'],
  [<code>endpoints</code>, 'initiate, select, matchers', 'any code'],
  [<code>util</code>, 'changes and inspects the cache', 'any code'],
  [<code>injectEndpoints, enhanceEndpoints</code>, 'more endpoints, later', 'feature files'],
]

/** The parts of an API slice, and who uses each. */
export function ApiSliceAnatomy(): ReactNode {
  return (
    <TableFigure
      title="The parts of an API slice and who uses them"
      columns={['Members', 'What they are', 'Used by']}
      rows={ROWS}
    />
  )
}
