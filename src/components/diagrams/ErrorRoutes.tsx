import type { ReactNode } from 'react'
import { TableFigure } from './kit/TableFigure'

const ROWS = [
  [
    'What failed',
    <>
      the request: the base query returned <code>{'{ error }'}</code>
    </>,
    <>
      your code threw, in <code>query</code>, a transform or <code>queryFn</code>
    </>,
  ],
  [
    'What runs',
    <>
      <code>transformErrorResponse</code>; tags are handled
    </>,
    <>
      <code>console.error</code>; tags are left alone
    </>,
  ],
  [
    'Its type',
    <>
      that of the base query; with <code>fetchBaseQuery</code>, an object with <code>status</code>
    </>,
    <>
      <code>SerializedError</code>: name, message, stack
    </>,
  ],
  [
    'In the rejected action',
    <>
      <code>payload</code>; <code>isRejectedWithValue</code> matches
    </>,
    <>
      <code>error</code>; only <code>isRejected</code> matches
    </>,
  ],
  [
    'In your code',
    <>
      <code>error</code> of the hook and of the promise; <code>unwrap()</code> throws it
    </>,
    'the same',
  ],
]

/** The two ways in which a request fails, and where each error can be read. */
export function ErrorRoutes(): ReactNode {
  return (
    <TableFigure
      title="Two kinds of errors"
      caption="Both end as error. What has a status came from the server or the network; the rest is a bug, or was aborted."
      columns={['', 'Expected', 'A bug']}
      rows={ROWS}
    />
  )
}
