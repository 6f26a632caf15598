import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export const emptyApi = createApi({
  reducerPath: 'workshopApi',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://workshop.example/api' }),
  endpoints: () => ({}),
})
