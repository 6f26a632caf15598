import type { SerializedError } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { useGetInvoiceQuery } from './invoicesApi'

export function InvoiceCard({ id }: { id: string }) {
  const { data, error, isError, isFetching } = useGetInvoiceQuery(id)

  return (
    <>
      <p>{data ? `Invoice ${data.id}: ${data.total} €` : 'No invoice yet.'}</p>
      {isFetching && <p>Loading…</p>}
      {isError && <p role="alert">{textFor(error)}</p>}
    </>
  )
}

function textFor(error: FetchBaseQueryError | SerializedError | undefined) {
  if (!error || !('status' in error)) return 'Something went wrong in this app.'
  switch (error.status) {
    case 'FETCH_ERROR':
      return 'The server cannot be reached.'
    case 'TIMEOUT_ERROR':
      return 'The server takes too long.'
    case 'PARSING_ERROR':
      return `The server sent something unreadable (${error.originalStatus}).`
    default:
      return `The server answered with ${error.status}.`
  }
}
