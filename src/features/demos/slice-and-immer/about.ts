import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'slice-and-immer',
  title: 'A case reducer, draft by draft',
  summary:
    'What a case reducer writes to its draft, which parts of the state become new objects, and the patches.',
  prompts: [
    'Press **+1 soup**. It changes one line of the order, so `lines[0]`, `lines` and `state` become new objects. `table` and the other line are kept.',
    'Press **2 guests**, which is the number that is already there. There is no patch and no new object, and the order doesn’t render again.',
    'Press **Remove soup**: `filter` makes a new array of the lines that stay. Then press **Start over**: the draft isn’t changed, because the case reducer returns a new state instead.',
  ],
  files: ['orderSlice.ts', 'recordStep.ts'],
  pages: ['/usage/immer-reducers', '/api/createSlice'],
  height: { wide: 511, narrow: 1121 },
}
