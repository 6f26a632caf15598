import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { server } from './server'

export interface SongPage {
  songs: string[]
  page: number
  pageCount: number
}

export const playlistApi = createApi({
  reducerPath: 'playlistApi',
  // The server runs in this page; yours needs no fetchFn.
  baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
  // Seconds that a page stays for those who come back; 60 by default.
  keepUnusedDataFor: 300,
  endpoints: (build) => ({
    // The page is the argument: an entry for each.
    getPage: build.query<SongPage, number>({
      query: (page) => `songs?page=${page}`,
    }),
    // The page is a page parameter: one entry for all.
    getFeed: build.infiniteQuery<SongPage, void, number>({
      query: ({ pageParam: page }) => `songs?page=${page}`,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, pageCount }) => (page < pageCount ? page + 1 : undefined),
      },
    }),
  }),
})

export const { useGetPageQuery, useGetFeedInfiniteQuery } = playlistApi
