import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'streaming-updates',
  title: 'A stream lives as long as its entry',
  summary:
    'A socket feeds a cache entry: it opens with the entry, serves all components, and closes with it.',
  prompts: [
    'Press **Somebody bids**: the page shows it, and nothing is requested. **Show the sidebar**: same entry, same socket.',
    'Hide both, and let somebody bid again: the socket still feeds the entry while it counts down. Here it is 8 seconds, by default 60.',
    'Wait for its end: `cacheEntryRemoved` resolves, and the socket closes. **Show the page**: a new entry, a new socket, a request.',
  ],
  files: ['auctionApi.ts', 'BidList.tsx'],
  pages: ['/rtk-query/usage/streaming-updates'],
  height: { wide: 598, narrow: 720 },
}
