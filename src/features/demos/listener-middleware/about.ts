import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'listener-middleware',
  title: 'A search box with a listener',
  summary: 'Debounce, cancellation and a forked task: every run of one listener’s effect, as it happens.',
  prompts: [
    'Type `osl` without a pause: each letter starts a run and cancels the one before. Only the last run sends a request.',
    'Let a search run: after a second, a forked task reports that it takes long. Set **Latency** to 500 ms and change the text: the task ends with the effect, before it can report.',
    'Set **Latency** to 2000 ms, change the text, and press **Cancel** while it searches: the run ends with a `TaskAbortError`, and its request is aborted.',
  ],
  files: ['searchListener.ts', 'searchSlice.ts'],
  pages: ['/api/createListenerMiddleware'],
  height: { wide: 673, narrow: 997 },
}
