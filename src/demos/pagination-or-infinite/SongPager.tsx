import { useState } from 'react'
import { useGetPageQuery } from './playlistApi'

export function SongPager() {
  const [page, setPage] = useState(1)
  const { data, isFetching, refetch } = useGetPageQuery(page)

  return (
    <>
      <div role="group" aria-label="Pages">
        <button type="button" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          Previous
        </button>
        <button type="button" disabled={!data || page >= data.pageCount} onClick={() => setPage(page + 1)}>
          Next
        </button>
        <button type="button" disabled={isFetching} onClick={refetch}>
          Refetch this page
        </button>
      </div>
      <p aria-busy={isFetching}>{data ? data.songs.join(', ') : 'Loading…'}</p>
      <p>{isFetching ? `Loading page ${page}…` : `Page ${page} of ${data?.pageCount}`}</p>
    </>
  )
}
