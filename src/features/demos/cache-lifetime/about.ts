import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'cache-lifetime',
  title: 'How long an entry lives',
  summary:
    'Components that show the same entry share one request, and a countdown starts when the last of them leaves.',
  prompts: [
    'Press **Show the second card**. Both cards share one entry and one request, and they count as two subscribers.',
    'Hide every card, and a countdown begins. Here it takes 10 seconds; the default is 60. Show a card before it ends: the countdown stops, and no request is sent.',
    'Hide every card, and wait until the entry is gone. Then show one: there is no data in the cache, so it sends a request.',
  ],
  files: ['OrderCard.tsx', 'ordersApi.ts'],
  pages: ['/rtk-query/usage/cache-behavior'],
  height: { wide: 443, narrow: 691 },
}
