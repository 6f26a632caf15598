import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'code-split-endpoints',
  title: 'Endpoints that arrive later',
  summary:
    'Inject endpoints while the app runs: same store, same cache, and tags that work in both directions.',
  prompts: [
    'Press **Load the reports feature**: its endpoints exist now and its card sends a request. The store and the stock entry stay.',
    'Press **Sell a loaf**. That mutation was there before the feature: its tag `Item` refetches the report, too.',
    'Press **Start a new day**, a mutation of the feature: it refetches the stock, whose file knows nothing of reports.',
  ],
  files: ['bakeryApi.ts', 'reportsApi.ts', 'ReportCard.tsx'],
  pages: ['/rtk-query/usage/code-splitting'],
  height: { wide: 483, narrow: 698 },
}
