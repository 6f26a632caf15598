import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'code-split-endpoints',
  title: 'Endpoints that arrive later',
  summary:
    'Inject endpoints while the app runs: they share the store and the cache, and tags work in both directions.',
  prompts: [
    'Press **Load the reports feature**. Its endpoints exist from now on, and its card sends a request. The store and the stock entry stay as they are.',
    'Press **Sell a loaf**. That mutation was there before the feature was loaded, but its tag `Item` refetches the report, too.',
    'Press **Start a new day**, which is a mutation of the feature. It refetches the stock, although the file of the stock knows nothing about reports.',
  ],
  files: ['bakeryApi.ts', 'reportsApi.ts', 'ReportCard.tsx'],
  pages: ['/rtk-query/usage/code-splitting'],
  height: { wide: 483, narrow: 698 },
}
