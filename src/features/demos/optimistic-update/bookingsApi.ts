import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { server } from './server'

export interface Booking {
  id: string
  show: string
  seats: number
}

type Change = Pick<Booking, 'id' | 'seats'> & { invalidate: boolean }

export const bookingsApi = createApi({
  reducerPath: 'bookingsApi',
  // The server runs in this page; yours needs no fetchFn.
  baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
  tagTypes: ['Booking'],
  endpoints: (build) => ({
    getBooking: build.query<Booking, string>({
      query: (id) => `bookings/${id}`,
      providesTags: (_booking, _error, id) => [{ type: 'Booking', id }],
    }),
    setSeats: build.mutation<Booking, Change>({
      query: ({ id, seats }) => ({ url: `bookings/${id}`, method: 'PATCH', body: { seats } }),
      async onQueryStarted({ id, seats }, { dispatch, queryFulfilled }) {
        const change = dispatch(
          bookingsApi.util.updateQueryData('getBooking', id, (booking) => {
            booking.seats = seats
          }),
        )
        try {
          await queryFulfilled
        } catch {
          change.undo()
        }
      },
      // The switch of this demo. In an app, return the tag always.
      invalidatesTags: (_booking, _error, { id, invalidate }) =>
        invalidate ? [{ type: 'Booking', id }] : [],
    }),
  }),
})

export const { useGetBookingQuery, useSetSeatsMutation } = bookingsApi
