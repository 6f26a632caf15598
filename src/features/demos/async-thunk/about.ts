import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'async-thunk',
  title: 'How a call of an async thunk ends',
  summary:
    'Fulfilled, refused, canceled or skipped by `condition`: the actions of each call, with their `meta`.',
  prompts: [
    'Press **Load hall 4** twice. The first call goes from `pending` to `fulfilled`; `condition` skips the second one: no request, and its `rejected` action is only returned.',
    'Press **Load hall 4**, and **Cancel** while it loads: `rejected` at once, with `aborted: true`. The request stops as well, because `fetch` got the `signal`.',
    'Press **Load hall 99**: the server has none, so the call ends in `rejected`, with `rejectedWithValue: true` and the server’s answer as `payload`.',
  ],
  files: ['hallSlice.ts'],
  pages: ['/api/createAsyncThunk'],
  height: { wide: 654, narrow: 764 },
}
