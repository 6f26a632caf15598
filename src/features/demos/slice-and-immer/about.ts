import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'slice-and-immer',
  title: 'A case reducer, draft by draft',
  summary: 'What a case reducer writes to its draft, which parts become new objects, and the patches.',
  prompts: [
    'Press **+1 soup**: one line is written, so `lines[0]`, `lines` and `state` become new objects. `table` and the other line are kept.',
    'Press **2 guests**, the number that is there already: no patch, nothing is new, and the order doesn’t render again.',
    'Press **Remove soup**: `filter` makes a new array of kept lines. Then press **Start over**: the draft stays the same, because the case reducer returns a state instead.',
  ],
  files: ['orderSlice.ts', 'recordStep.ts'],
  pages: ['/usage/immer-reducers', '/api/createSlice'],
  height: { wide: 511, narrow: 1121 },
}
