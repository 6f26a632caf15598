import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'select-from-result',
  title: 'Who renders when one item changes',
  summary: '`selectFromResult` against the whole result: the renders of six rows, counted.',
  prompts: [
    'Press **Sell a mug**: the rows that take the whole result render, all three. With `selectFromResult` one does.',
    'Press **Refetch**: nothing has changed. The rows with the whole result render twice, for the flags alone; those with `selectFromResult` don’t.',
    'Tick **Select isFetching, too**, and press **Refetch**: now the rows with `selectFromResult` render, too.',
  ],
  files: ['WholeRow.tsx', 'SelectedRow.tsx', 'stockApi.ts'],
  pages: ['/rtk-query/usage/queries'],
  height: { wide: 279, narrow: 472 },
}
