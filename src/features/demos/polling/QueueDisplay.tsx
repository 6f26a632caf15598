import { useGetQueueQuery } from './queueApi'

interface QueueDisplayProps {
  counter: string
  /** In milliseconds; 0 doesn't poll. */
  pollingInterval: number
  skipPollingIfUnfocused: boolean
  refetchOnFocus: boolean
  refetchOnReconnect: boolean
}

export function QueueDisplay({ counter, ...options }: QueueDisplayProps) {
  const { data, isError, isFetching } = useGetQueueQuery(counter, options)

  if (!data) return <p>{isError ? 'The queue could not be loaded.' : 'Loading…'}</p>
  return (
    <p>
      Now serving <b>{data.serving}</b>, {data.waiting} waiting.{' '}
      {isFetching ? 'Asking…' : isError && 'Out of date: the last poll failed.'}
    </p>
  )
}
