import type { DemoAbout } from '../kit/about'

export const about: DemoAbout = {
  name: 'listener-middleware',
  title: 'A search box with a listener',
  summary: 'Debounce, cancellation and a forked task: every run of one listener’s effect, as it happens.',
  prompts: [
    'Type `osl` without a pause: each keystroke starts a run and cancels the one before. Only the last run sends a request.',
    'Watch that run: after a second, a forked task reports that it takes long. Set **Latency** to 500 ms and search again: the task ends with the effect, before it reports.',
    'Set **Latency** back to 2 s, search, and press **Cancel** before the response: the run ends with a `TaskAbortError`, and its request is aborted.',
  ],
  files: ['searchListener.ts', 'searchSlice.ts'],
  pages: ['/api/createListenerMiddleware'],
  height: { wide: 433, narrow: 728 },
}
