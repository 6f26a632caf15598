import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'first-query',
  title: 'A query, render by render',
  summary:
    'The flags that `useQuery` returns at each render: first load, refetch, another argument, and an error.',
  prompts: [
    'Press **Refetch**. `isFetching` turns true, `isLoading` stays false, and the ticket stays on the screen.',
    'Choose **T-102**. While it loads, `data` still holds T-101, and `currentData` is empty.',
    'Set **Failing requests** to 100 %, and press **Refetch**. `isError` turns true, and `data` is still there.',
  ],
  files: ['TicketCard.tsx', 'ticketsApi.ts'],
  pages: ['/rtk-query/usage/queries'],
  height: { wide: 617, narrow: 910 },
}
