// Keeps the focus while it is disabled; any button of yours will do.
import { Button } from '../kit/Button'
import { useGetBookingQuery, useSetSeatsMutation } from './bookingsApi'

export function BookingCard({ id, invalidate }: { id: string; invalidate: boolean }) {
  const { data: booking } = useGetBookingQuery(id)
  const [setSeats, { isError }] = useSetSeatsMutation()
  if (!booking) return <p>Loading…</p>

  const { show, seats } = booking
  return (
    <>
      <p>
        {show}: <b>{seats} seats</b>
      </p>
      <p>
        <Button disabled={seats === 0} onClick={() => setSeats({ id, seats: seats - 1, invalidate })}>
          Remove a seat
        </Button>{' '}
        <button type="button" onClick={() => setSeats({ id, seats: seats + 1, invalidate })}>
          Add a seat
        </button>
      </p>
      {isError && <p role="alert">The last change has failed.</p>}
    </>
  )
}
