import { useGetBidsQuery } from './auctionApi'

export function BidList({ lot }: { lot: string }) {
  const { data: bids, isError } = useGetBidsQuery(lot)
  const highest = bids?.at(-1)

  if (isError) return <p>The bids could not be loaded.</p>
  if (!bids) return <p>Loading…</p>
  return (
    <p>
      {bids.length} bids, the highest <b>{highest?.amount}</b> by {highest?.bidder}
    </p>
  )
}
