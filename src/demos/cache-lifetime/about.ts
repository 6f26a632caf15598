import type { DemoAbout } from '../kit/about'

export const about: DemoAbout = {
  name: 'cache-lifetime',
  title: 'How long an entry lives',
  summary: 'Consumers come and go: one entry, one request, a countdown that starts when the last one leaves.',
  prompts: [
    'Show both cards: they share one entry, one request, and count as two subscribers.',
    'Hide both: a countdown starts. Here it is 10 seconds, by default 60.',
    'Show a card before it ends: no request. Show it afterwards: the entry is gone, so there is one.',
  ],
  files: ['OrderCard.tsx', 'ordersApi.ts'],
  pages: ['/rtk-query/usage/cache-behavior'],
  height: { wide: 560, narrow: 980 },
}
