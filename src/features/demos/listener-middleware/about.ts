import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'listener-middleware',
  title: 'A search box with a listener',
  summary:
    'Watch every run of one listener’s effect, with its debounce, its cancellation and its forked task.',
  prompts: [
    'Type `osl` without a pause. Each letter starts a run and cancels the one before it, so only the last run sends a request.',
    'Let a search run. After a second, a forked task reports that it takes long. Set **Latency** to 500 ms and change the text: now the effect ends before that, and ends the task as well.',
    'Set **Latency** to 2000 ms, change the text, and press **Cancel** while it searches. The run ends with a `TaskAbortError`, and its request is aborted.',
  ],
  files: ['searchListener.ts', 'searchSlice.ts'],
  pages: ['/api/createListenerMiddleware'],
  height: { wide: 538, narrow: 662 },
}
