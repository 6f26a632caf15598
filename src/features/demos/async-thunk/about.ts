import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'async-thunk',
  title: 'How a call of an async thunk ends',
  summary:
    'The actions of a call that succeeds, is refused, is canceled or is skipped by `condition`, with their `meta`.',
  prompts: [
    'Press **Load hall 4** twice. The first call goes from `pending` to `fulfilled`. `condition` skips the second: no request is sent, and its `rejected` action is returned but not dispatched.',
    'Press **Load hall 4**, and then **Cancel** while it loads. The `rejected` action follows immediately, with `aborted: true`. The request stops as well, because `fetch` got the `signal`.',
    'Press **Load hall 99**, which the server doesn’t have. The call ends in `rejected`, with `rejectedWithValue: true` and the server’s response as `payload`.',
  ],
  files: ['hallSlice.ts'],
  pages: ['/api/createAsyncThunk'],
  height: { wide: 654, narrow: 764 },
}
