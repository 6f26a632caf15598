import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'errors-and-retry',
  title: 'What error holds',
  summary:
    'A refusal, an HTML page, no network, a timeout, a bug: the `error` of each, and which `retry` repeats.',
  prompts: [
    'Press **400**, **502 in HTML**, **Offline**, **Too slow**: `status` is a number or a word, and `data` of the last success stays.',
    'Press **Code throws**: the server answered 200, but `transformResponse` failed. `error` has a `name` and no `status`. **Fine** clears it.',
    "Tick **Repeat with retry**, and press **Offline**: three requests, one error at the end. **400** and **Code throws** aren't repeated.",
  ],
  files: ['InvoiceCard.tsx', 'invoicesApi.ts'],
  pages: ['/rtk-query/usage/error-handling'],
  height: { wide: 597, narrow: 942 },
}
