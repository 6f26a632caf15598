import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'reauthentication',
  title: 'Three refusals, one refresh',
  summary:
    'Parallel requests with an expired token: each gets a 401, one renews the token, all are repeated.',
  prompts: [
    'Press **Expire the session**, then **Refetch all**: three 401, one `POST /session`, and the three requests again.',
    'Do it again, and during `POST /session` press **Show room 12**: its request waits for the new token, and is sent once.',
    'Press **End the login**, then **Refetch all**: the refresh is refused as well, and the app signs out. **Log in** asks again.',
  ],
  files: ['withRefresh.ts', 'roomsApi.ts', 'session.ts'],
  pages: ['/rtk-query/usage/customizing-queries'],
  height: { wide: 467, narrow: 686 },
}
