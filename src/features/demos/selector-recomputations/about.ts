import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'selector-recomputations',
  title: 'What a memoized selector saves',
  summary:
    'A list behind two filters: how often a memoized selector computes, and how often a plain function.',
  prompts: [
    'Press **Ring the bell**: another slice changes, so the input selectors run, find the same values, and the result function doesn’t run. The plain function does, and its list renders.',
    'Press **Open only** twice. Off again, the selector still has the result for these inputs: `recomputations()` goes up once, not twice.',
    'Press **Read both again**: for the same state not even the input selectors run. The plain function computes again.',
  ],
  files: ['selectTickets.ts', 'Lists.tsx'],
  pages: ['/api/createSelector'],
  height: { wide: 479, narrow: 889 },
}
