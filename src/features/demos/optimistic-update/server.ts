import { createServer } from '../../simulated-server/create-server'
import { countField } from '../../simulated-server/fields'
import type { Booking } from './bookingsApi'

let stored: Booking

/** A box office with one booking of two seats. */
export const server = createServer({
  baseUrl: 'https://box-office.example',
  latency: 1500,
  data: () => (stored = { id: 'B-7', show: 'Jazz night', seats: 2 }),
  routes: {
    'GET /bookings/B-7': (_request, booking) => booking,
    'PATCH /bookings/B-7': ({ body }, booking) => {
      booking.seats = countField(body, 'seats') ?? booking.seats
      return booking
    },
  },
})

/** What the server holds, whatever the cache says. */
export const storedSeats = (): number => stored.seats
