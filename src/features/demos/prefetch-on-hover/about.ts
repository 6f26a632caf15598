import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'prefetch-on-hover',
  title: 'Prefetch on hover and focus',
  summary:
    'Point at a link or focus it: its data is requested, kept for a while, and there when you open the link.',
  prompts: [
    'Point at **N-31**, or reach it with Tab. Open it when its request has ended: there is no “Loading” and no second request.',
    'Point at **N-47** and don’t open it. Nobody subscribes to its entry, so a countdown begins with the response. Here it takes 10 seconds.',
    'Choose **ifOlderThan: 5** and point at **N-47** now and then: a request is sent once its data is 5 seconds old. With **force: true**, one is sent every time, unless one is already running.',
  ],
  files: ['DepartureButton.tsx', 'DepartureCard.tsx', 'departuresApi.ts'],
  pages: ['/rtk-query/usage/prefetching'],
  height: { wide: 736, narrow: 920 },
}
