import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'skip',
  title: 'A query that waits for its argument',
  summary:
    '`skipToken` until something is chosen: no request, then one, and what a skipped hook still returns.',
  prompts: [
    'No room is chosen: nothing was requested. Press **Refetch**: it throws “Cannot refetch a query that has not been started yet.”, in a production build such as this one as number 38.',
    'Choose **Attic**: now the request goes out, and the room appears.',
    'Choose a room, wait for it, and choose **None**: `status` is `uninitialized`, but `data` still holds the room.',
  ],
  files: ['RoomCard.tsx', 'roomsApi.ts'],
  pages: ['/rtk-query/usage/conditional-fetching'],
  height: { wide: 706, narrow: 710 },
}
