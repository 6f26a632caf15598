import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'errors-and-retry',
  title: 'What error holds',
  summary:
    'What `error` is after a refusal, an HTML page, no network, a timeout or a bug, and which of them are retried.',
  prompts: [
    'Press **400**, **502 in HTML**, **Offline** and **Too slow**. The `status` is a number or a word each time, and `data` keeps the last response that succeeded.',
    'Press **Code throws**. The server responded with 200, but `transformResponse` failed, so `error` has a `name` and no `status`. **Fine** clears it.',
    "Tick **Repeat with retry**, and press **Offline**: three requests are sent before there is an error. **400** and **Code throws** aren't repeated.",
  ],
  files: ['InvoiceCard.tsx', 'invoicesApi.ts'],
  pages: ['/rtk-query/usage/error-handling'],
  height: { wide: 669, narrow: 1146 },
}
