import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'polling',
  title: 'Two intervals, one window',
  summary:
    'Two components poll one entry; a window that you leave and come back to decides who goes on asking.',
  prompts: [
    'The hall asks 5 seconds after each answer. **Show the phone**, which wants 2: one request after 2 seconds serves both. Hide it, and it is 5 again.',
    '**Leave the window**: polling goes on. Tick `skipPollingIfUnfocused`, and it pauses.',
    '**Come back**: the next poll comes at its time, up to 5 seconds later. Repeat it with `refetchOnFocus`: it asks at once.',
  ],
  files: ['QueueDisplay.tsx', 'queueApi.ts', 'listenTo.ts'],
  pages: ['/rtk-query/usage/polling'],
  height: { wide: 491, narrow: 748 },
}
