import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'reauthentication',
  title: 'Three refusals, one refresh',
  summary:
    'Several requests with an expired token get a 401. One refresh renews the token, and all are sent again.',
  prompts: [
    'Press **Expire the session**, then **Refetch all**. You see three responses with 401, one `POST /session`, and the three requests again.',
    'Do it again, and press **Show room 12** during `POST /session`. Its request waits for the new token, and is sent only once.',
    'Press **End the login**, then **Refetch all**. The refresh is refused as well, and the app signs out. **Log in** sends the requests again.',
  ],
  files: ['withRefresh.ts', 'roomsApi.ts', 'session.ts'],
  pages: ['/rtk-query/usage/customizing-queries'],
  height: { wide: 691, narrow: 1031 },
}
