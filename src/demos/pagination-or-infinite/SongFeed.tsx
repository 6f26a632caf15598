import { useGetFeedInfiniteQuery } from './playlistApi'

export function SongFeed() {
  const { data, isFetching, hasNextPage, fetchNextPage, refetch } = useGetFeedInfiniteQuery()

  return (
    <>
      <div role="group" aria-label="Feed">
        <button type="button" disabled={isFetching || !hasNextPage} onClick={() => fetchNextPage()}>
          More
        </button>
        <button type="button" disabled={isFetching} onClick={() => refetch()}>
          Refetch the feed
        </button>
      </div>
      {data?.pages.map(({ page, songs }) => (
        <p key={page}>{songs.join(', ')}</p>
      ))}
      <p>{isFetching ? 'Loading…' : hasNextPage ? 'There is more.' : 'That is all.'}</p>
    </>
  )
}
