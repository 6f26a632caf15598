import { useState } from 'react'
// Keeps the focus while it is disabled; any button of yours will do.
import { Button } from '../kit/Button'
import { useGetPageQuery } from './playlistApi'

export function SongPager() {
  const [page, setPage] = useState(1)
  const { data, isFetching, refetch } = useGetPageQuery(page)

  return (
    <>
      <div role="group" aria-label="Pages">
        <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
          Previous
        </Button>
        <Button disabled={!data || page >= data.pageCount} onClick={() => setPage(page + 1)}>
          Next
        </Button>
        <Button disabled={isFetching} onClick={refetch}>
          Refetch this page
        </Button>
      </div>
      <p aria-busy={isFetching}>{data ? data.songs.join(', ') : 'Loading…'}</p>
      <p>{isFetching ? `Loading page ${page}…` : `Page ${page} of ${data?.pageCount}`}</p>
    </>
  )
}
