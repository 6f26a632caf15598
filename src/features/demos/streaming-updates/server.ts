import { createServer } from '../../simulated-server/create-server'
import type { Bid } from './auctionApi'
import { note } from './journal'

const BIDDERS = ['Ines', 'Noor', 'Otto', 'Lena'] as const
const FIRST: readonly Bid[] = [
  { id: 1, bidder: 'Ines', amount: 100 },
  { id: 2, bidder: 'Noor', amount: 110 },
]

let bids: Bid[]
const open = new Set<SimulatedSocket>()

/** An auction with one lot. */
export const server = createServer({
  baseUrl: 'https://auction.example',
  latency: 1000,
  data: () => {
    bids = [...FIRST]
    // What is still open belongs to a demo that has ended: nobody hears how it closes.
    open.clear()
  },
  routes: { 'GET /lots/:lot/bids': () => bids },
})

/** A bid from somewhere else: the server keeps it, and tells all sockets that are open. */
export function bid(): void {
  const id = bids.length + 1
  const made: Bid = { id, bidder: BIDDERS[(id - 1) % BIDDERS.length] ?? '', amount: 90 + id * 10 }
  bids = [...bids, made]
  note(
    open.size === 0
      ? `${made.bidder} bids ${made.amount}: no socket hears it`
      : `message: ${made.bidder} bids ${made.amount}`,
  )
  open.forEach((socket) => socket.onmessage?.({ data: JSON.stringify(made) }))
}

/** As much of a WebSocket as the demo needs. */
class SimulatedSocket {
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(url: string) {
    open.add(this)
    note(`socket opens: ${url}`)
  }

  close(): void {
    if (open.delete(this)) note('cacheEntryRemoved resolves, the socket closes')
  }
}

export { SimulatedSocket as WebSocket }
