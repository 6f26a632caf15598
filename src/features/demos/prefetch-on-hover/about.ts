import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'prefetch-on-hover',
  title: 'Prefetch on hover and focus',
  summary:
    'Point at a link or focus it: its data is requested, kept for a while, and there when it is opened.',
  prompts: [
    'Point at **N-31**, or reach it with Tab. When its request has ended, open it: no “Loading”, no second request.',
    'Point at **N-47** and leave it alone: nobody subscribes, so a countdown begins with the answer. Here it is 10 seconds.',
    'Choose **ifOlderThan: 5** and point at **N-47** now and then: a request once its data is 5 seconds old. With **force: true**: every time, unless one is under way.',
  ],
  files: ['DepartureButton.tsx', 'DepartureCard.tsx', 'departuresApi.ts'],
  pages: ['/rtk-query/usage/prefetching'],
  height: { wide: 558, narrow: 638 },
}
