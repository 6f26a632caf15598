import { createApi } from '@reduxjs/toolkit/query/react'
import { withRefresh } from './withRefresh'

export interface Room {
  id: string
  state: string
}

export const roomsApi = createApi({
  reducerPath: 'roomsApi',
  baseQuery: withRefresh,
  tagTypes: ['Room'],
  endpoints: (build) => ({
    getRoom: build.query<Room, string>({
      query: (id) => `rooms/${id}`,
      providesTags: ['Room'],
    }),
    logIn: build.mutation<{ token: string }, void>({
      query: () => ({ url: 'login', method: 'POST' }),
    }),
  }),
})

export const { useGetRoomQuery, useLogInMutation } = roomsApi
