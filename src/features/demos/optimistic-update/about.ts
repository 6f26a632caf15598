import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'optimistic-update',
  title: 'An optimistic update, and two that overlap',
  summary: 'A change shows before the server answers: taken back when it fails, and what two of them do.',
  prompts: [
    'Tick **Next request fails** and press **Add a seat**: the number changes at once, and goes back when the server refuses.',
    'Tick **Next request fails** again and press **Add a seat** twice, fast: the undo of the first change takes the second away as well. Screen and server differ until the next fetch.',
    'Choose **Undo and invalidate** and repeat that: one refetch after the last answer brings them together.',
  ],
  files: ['bookingsApi.ts', 'BookingCard.tsx'],
  pages: ['/rtk-query/usage/manual-cache-updates'],
  height: { wide: 597, narrow: 781 },
}
