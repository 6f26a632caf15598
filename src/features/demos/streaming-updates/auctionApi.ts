import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { note } from './journal'
import { server, WebSocket } from './server'

export interface Bid {
  id: number
  bidder: string
  amount: number
}

export const auctionApi = createApi({
  reducerPath: 'auctionApi',
  // Server, sockets and journal belong to this demo; yours needs no fetchFn.
  baseQuery: fetchBaseQuery({ baseUrl: server.baseUrl, fetchFn: server.fetch }),
  // Seconds, counted from when the last component has left; 60 by default.
  keepUnusedDataFor: 8,
  endpoints: (build) => ({
    getBids: build.query<Bid[], string>({
      query: (lot) => `lots/${lot}/bids`,
      async onCacheEntryAdded(lot, { updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        const socket = new WebSocket(`wss://auction.example/lots/${lot}`)
        const early: Bid[] = []
        let receive = (bid: Bid) => void early.push(bid)
        socket.onmessage = ({ data }) => receive(JSON.parse(data) as Bid)

        try {
          await cacheDataLoaded
          note('cacheDataLoaded resolves')
          receive = (bid) =>
            void updateCachedData((bids) => {
              if (!bids.some(({ id }) => id === bid.id)) bids.push(bid)
            })
          early.forEach(receive)
        } catch {
          // The entry was removed before it had data.
        }
        await cacheEntryRemoved
        socket.close()
      },
    }),
  }),
})

export const { useGetBidsQuery } = auctionApi
