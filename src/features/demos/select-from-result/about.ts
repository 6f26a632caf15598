import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'select-from-result',
  title: 'Which rows render when one item changes',
  summary:
    'How often six rows render: three use the whole result of the query, and three use `selectFromResult`.',
  prompts: [
    'Press **Sell a mug**. All three rows that use the whole result render, but only one of the rows with `selectFromResult`.',
    'Press **Refetch**. Nothing has changed, but the rows with the whole result render twice, only because the flags change. The rows with `selectFromResult` don’t render.',
    'Tick **Select isFetching, too**, and press **Refetch**. Now the rows with `selectFromResult` render, too.',
  ],
  files: ['WholeRow.tsx', 'SelectedRow.tsx', 'stockApi.ts'],
  pages: ['/rtk-query/usage/queries'],
  height: { wide: 279, narrow: 472 },
}
