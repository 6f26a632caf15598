import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'pessimistic-update',
  title: 'Wait for the response, then write it',
  summary:
    'The response of a mutation becomes the new data of two entries: one request, and nothing to undo.',
  prompts: [
    'Press **Add a box**. Nothing changes until the response arrives. Then the boxes and the total, which only the server computes, change in both places.',
    'Choose **Invalidate** and press **Add a box**. Two more requests follow the response, so the number changes one round trip later.',
    'Tick **Next request fails** and press **Add a box**. No wrong number was ever on the screen, so there is nothing to undo.',
  ],
  files: ['ordersApi.ts', 'refetchApi.ts', 'OrderCard.tsx'],
  pages: ['/rtk-query/usage/manual-cache-updates'],
  height: { wide: 597, narrow: 739 },
}
