import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'skip',
  title: 'A query that waits for its argument',
  summary:
    'With `skipToken`, no request is sent until something is chosen. See what a skipped hook still returns.',
  prompts: [
    'No room is chosen, so nothing was requested. Press **Refetch**: it throws “Cannot refetch a query that has not been started yet.” A production build such as this one shows it as number 38.',
    'Choose **Attic**. Now the request is sent, and the room appears.',
    'Choose a room, wait for it, and choose **None**. The `status` is `uninitialized`, but `data` still holds the room.',
  ],
  files: ['RoomCard.tsx', 'roomsApi.ts'],
  pages: ['/rtk-query/usage/conditional-fetching'],
  height: { wide: 706, narrow: 710 },
}
