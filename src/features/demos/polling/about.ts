import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'polling',
  title: 'Two intervals, one window',
  summary:
    'Two components poll one entry, each with its own interval. Leave the window and come back, and see what polls.',
  prompts: [
    'The hall sends a request 5 seconds after each response. Press **Show the phone**, whose interval is 2 seconds: now one request after 2 seconds serves both. Hide it, and it’s 5 seconds again.',
    'Press **Leave the window**: polling goes on. Tick `skipPollingIfUnfocused`, and it pauses.',
    'Press **Come back**: the next poll comes at its usual time, up to 5 seconds later. Repeat this with `refetchOnFocus`, and a request is sent immediately.',
  ],
  files: ['QueueDisplay.tsx', 'queueApi.ts', 'listenTo.ts'],
  pages: ['/rtk-query/usage/polling'],
  height: { wide: 603, narrow: 1001 },
}
