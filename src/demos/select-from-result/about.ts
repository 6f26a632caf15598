import type { DemoAbout } from '../kit/about'

export const about: DemoAbout = {
  name: 'select-from-result',
  title: 'Who renders when one item changes',
  summary: '`selectFromResult` against the whole result: the renders of six rows, counted.',
  prompts: [
    'Press **Sell a mug**: the rows that take the whole result render, all three. With `selectFromResult` one does.',
    'Press **Refetch**: nothing has changed. The left rows render for the flags alone, the right ones not at all.',
    'Tick **Select isFetching, too**, and refetch: now the right rows have a reason to render.',
  ],
  files: ['WholeRow.tsx', 'SelectedRow.tsx', 'stockApi.ts'],
  pages: ['/rtk-query/usage/queries'],
  height: { wide: 420, narrow: 640 },
}
