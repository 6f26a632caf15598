import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'
import { fakeFetch, openFeed } from './fakeRailway'
import type { Departure } from './fakeRailway'

export const departuresApi = createApi({
  reducerPath: 'departuresApi',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://railway.example/', fetchFn: fakeFetch }),
  keepUnusedDataFor: 5,
  endpoints: (build) => ({
    getDepartures: build.query<Departure[], string>({
      query: (station) => station,
      async onCacheEntryAdded(station, { updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        try {
          await cacheDataLoaded
        } catch {
          return
        }
        const closeFeed = openFeed(station, ({ id, minutesLate }) => {
          updateCachedData((departures) => {
            const departure = departures.find((known) => known.id === id)
            if (departure) departure.minutesLate = minutesLate
          })
        })
        await cacheEntryRemoved
        closeFeed()
      },
    }),
  }),
})
