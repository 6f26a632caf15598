import { createServer } from '../../simulated-server/create-server'
import { reply } from '../../simulated-server/route'

const STOCK: Readonly<Record<string, number>> = { mug: 12, bowl: 5, plate: 30 }

/** The stock of a small shop. */
export const server = createServer({
  baseUrl: 'https://stock.example',
  latency: 500,
  data: () => ({ ...STOCK }),
  routes: {
    'GET /stock': (_request, stock) => stock,
    'POST /stock/:item/sale': ({ params: { item = '' } }, stock) => {
      const count = stock[item]
      if (count === undefined) return reply(404)
      stock[item] = count - 1
      return undefined
    },
  },
})
