import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'streaming-updates',
  title: 'A stream lives as long as its entry',
  summary:
    'A socket feeds a cache entry: it opens with the entry, serves all components, and closes with it.',
  prompts: [
    'Press **Somebody bids**. The page shows the bid, and no request is sent. Press **Show the sidebar**: it uses the same entry and the same socket.',
    'Hide both, and let somebody bid again. The socket still feeds the entry while it counts down. Here that takes 8 seconds; the default is 60.',
    'Wait until the entry is removed: `cacheEntryRemoved` resolves, and the socket closes. Press **Show the page**: there is a new entry, with a new socket and a new request.',
  ],
  files: ['auctionApi.ts', 'BidList.tsx'],
  pages: ['/rtk-query/usage/streaming-updates'],
  height: { wide: 487, narrow: 728 },
}
