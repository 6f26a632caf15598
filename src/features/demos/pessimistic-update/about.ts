import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'pessimistic-update',
  title: 'Wait for the answer, then write it',
  summary:
    'The answer of a mutation becomes the new data of two entries: one request, one wait, nothing to undo.',
  prompts: [
    'Press **Add a box**: nothing changes until the answer. Then the boxes and the total, which only the server computes, change in both places.',
    'Choose **Invalidate** and press **Add a box**: two more requests follow the answer, so the number comes one round trip later.',
    'Tick **Next request fails** and press **Add a box**: nothing wrong was ever shown, so there is nothing to take back.',
  ],
  files: ['ordersApi.ts', 'refetchApi.ts', 'OrderCard.tsx'],
  pages: ['/rtk-query/usage/manual-cache-updates'],
  height: { wide: 597, narrow: 739 },
}
