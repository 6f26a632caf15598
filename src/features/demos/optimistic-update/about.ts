import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'optimistic-update',
  title: 'An optimistic update, and two that overlap',
  summary:
    'A change shows before the server responds. See it undone when it fails, and see two changes overlap.',
  prompts: [
    'Tick **Next request fails** and press **Add a seat**. The number changes immediately, and goes back when the server refuses.',
    'Tick **Next request fails** again and press **Add a seat** twice, quickly. The undo of the first change removes the second as well. Until the next fetch, the screen and the server differ.',
    'Choose **Undo and invalidate** and do the same again. After the last response, one refetch makes the screen show what the server has.',
  ],
  files: ['bookingsApi.ts', 'BookingCard.tsx'],
  pages: ['/rtk-query/usage/manual-cache-updates'],
  height: { wide: 540, narrow: 852 },
}
