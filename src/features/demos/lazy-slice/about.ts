import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'lazy-slice',
  title: 'A slice that arrives later',
  summary:
    'The state before `inject`, after it, and after the next action; and a selector that needs no waiting.',
  prompts: [
    'Press **Load the cloakroom**: its slice is injected, and the state is still the same object, without `cloakroom`. A selector made with `rootReducer.selector` returns 60 hooks already.',
    'With the cloakroom loaded, press **Sell a seat**: `cloakroom` appears in the state, although the action isn’t one of its own.',
    'Press **Reset**, load the cloakroom again, and press **Hang up a coat** first: an action of its own serves as well, and takes one from the 60.',
  ],
  files: ['rootReducer.ts', 'cloakroomSlice.ts'],
  pages: ['/api/combineSlices'],
  height: { wide: 341, narrow: 478 },
}
