import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { server } from './server'

export interface Room {
  id: string
  name: string
  seats: number
}

export const roomsApi = createApi({
  reducerPath: 'roomsApi',
  // The server runs in this page; yours needs no fetchFn.
  baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
  endpoints: (build) => ({
    getRoom: build.query<Room, string>({ query: (id) => `rooms/${id}` }),
  }),
})

export const { useGetRoomQuery } = roomsApi
