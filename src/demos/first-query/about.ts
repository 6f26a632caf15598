import type { DemoAbout } from '../kit/about'

export const about: DemoAbout = {
  name: 'first-query',
  title: 'A query, render by render',
  summary:
    'The flags that `useQuery` returns, at each render: first load, refetch, another argument, an error.',
  prompts: [
    'Press **Refetch**: `isFetching` is true, `isLoading` stays false, and the ticket stays on screen.',
    'Choose another ticket: `data` still holds the former one, `currentData` is empty.',
    'Make requests fail, then refetch: `isError` is true, and `data` is still there.',
  ],
  files: ['TicketCard.tsx', 'ticketsApi.ts'],
  pages: ['/rtk-query/usage/queries'],
  height: { wide: 640, narrow: 900 },
}
