import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'lazy-slice',
  title: 'A slice that arrives later',
  summary:
    'The state before `inject`, after it and after the next action, and a selector that doesn’t have to wait.',
  prompts: [
    'Press **Load the cloakroom**. Its slice is injected, but the state is still the same object, without `cloakroom`. A selector made with `rootReducer.selector` already returns 60 hooks.',
    'With the cloakroom loaded, press **Sell a seat**. Now `cloakroom` is in the state, although the action doesn’t belong to its slice.',
    'Press **Reset**, load the cloakroom again, and press **Hang up a coat** first. An action of the slice itself works too, and takes one hook from the 60.',
  ],
  files: ['rootReducer.ts', 'cloakroomSlice.ts'],
  pages: ['/api/combineSlices'],
  height: { wide: 341, narrow: 478 },
}
