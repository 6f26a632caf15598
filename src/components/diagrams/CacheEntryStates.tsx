import type { ReactNode } from 'react'
import { Status, TableFigure } from './kit/TableFigure'

const NONE = 'no entry'
const ENDED = (
  <>
    <Status of="fulfilled" /> or <Status of="rejected" />
  </>
)
const ROWS = [
  [NONE, 'a first request', <Status of="pending" />, 'a new request id'],
  [<Status of="pending" />, 'fulfilled, of this request', <Status of="fulfilled" />, 'data, no error'],
  [
    <Status of="pending" />,
    'rejected, of this request',
    <Status of="rejected" />,
    'the error, and earlier data',
  ],
  [ENDED, 'a refetch', <Status of="pending" />, 'data and error, meanwhile'],
  ['any', 'an upsert', <Status of="fulfilled" />, 'the data of the upsert'],
  ['any', 'removeQueryResult, resetApiState', NONE, ''],
]

/** The states of one cache entry in `queries`, and the actions that lead from one to the other. */
export function CacheEntryStates(): ReactNode {
  return (
    <TableFigure
      title="The states of a cache entry"
      caption="A response with another request id than the entry's changes nothing. Without an entry, the result is uninitialized."
      columns={['Status', 'What happens', 'New status', 'What the entry has']}
      rows={ROWS}
    />
  )
}
