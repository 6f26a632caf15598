// Keeps the focus while it is disabled; any button of yours will do.
import { Button } from '../kit/Button'
import { useGetFeedInfiniteQuery } from './playlistApi'

export function SongFeed() {
  const { data, isFetching, hasNextPage, fetchNextPage, refetch } = useGetFeedInfiniteQuery()

  return (
    <>
      <div role="group" aria-label="Feed">
        <Button disabled={isFetching || !hasNextPage} onClick={() => fetchNextPage()}>
          More
        </Button>
        <Button disabled={isFetching} onClick={() => refetch()}>
          Refetch the feed
        </Button>
      </div>
      {data?.pages.map(({ page, songs }) => (
        <p key={page}>{songs.join(', ')}</p>
      ))}
      <p>{isFetching ? 'Loading…' : hasNextPage ? 'There is more.' : 'That is all.'}</p>
    </>
  )
}
