import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'selector-recomputations',
  title: 'What a memoized selector saves',
  summary:
    'How often a memoized selector computes a list behind two filters, and how often a plain function does.',
  prompts: [
    'Press **Ring the bell**, which changes another slice. The input selectors run and find the same values, so the result function doesn’t run. The plain function does, and its list renders.',
    'Press **Open only** twice. When the filter is off again, the selector still has the result for these inputs, so `recomputations()` goes up once, not twice.',
    'Press **Read both again**. The state is the same, so not even the input selectors run. The plain function computes again.',
  ],
  files: ['selectTickets.ts', 'Lists.tsx'],
  pages: ['/api/createSelector'],
  height: { wide: 479, narrow: 889 },
}
