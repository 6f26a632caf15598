import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'cache-lifetime',
  title: 'How long an entry lives',
  summary: 'Consumers come and go: one entry, one request, a countdown that starts when the last one leaves.',
  prompts: [
    'Press **Show the second card**: both cards share one entry and one request, and count as two subscribers.',
    'Hide every card: a countdown begins, here of 10 seconds, by default of 60. Show a card before it ends: it stops, and nothing is requested.',
    'Hide every card until the entry is gone. Then show one: there is no data, so it sends a request.',
  ],
  files: ['OrderCard.tsx', 'ordersApi.ts'],
  pages: ['/rtk-query/usage/cache-behavior'],
  height: { wide: 371, narrow: 487 },
}
