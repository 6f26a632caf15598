import type { ReactNode } from 'react'
import { Timeline, dashed, faint, lane, mark, span, type Moment } from './kit/Timeline'

const LANES = [
  lane('Redux Toolkit', [span('plain', 0, 36, '1.9.7'), span('act', 36, 100, '2')]),
  lane('code', [faint('act', 4, 100, 'new forms')]),
  lane('platform', [faint('act', 20, 100, 'TypeScript 5.4, React 18')]),
  lane(
    'release',
    [dashed('pending', 36, 92, 'no release in between')],
    [mark('fulfilled', 15), mark('fulfilled', 31), mark('fulfilled', 92)],
  ),
]
const MOMENTS: readonly Moment[] = [
  [4, 'Prepare on 1.9.7: codemods, builders, callbacks, .type. Release.'],
  [20, 'Raise the platform: TypeScript 5.4, React 18, React-Redux 8.1.3. Release.'],
  [36, 'Update Redux Toolkit to 2 and React-Redux to 9 in one step.'],
  [50, 'Compile: each error leads to an entry.'],
  [64, 'Run in development, and the tests: four old forms throw here.'],
  [78, 'Build for production: two of them are ignored silently here. Release.'],
]

/** The order of an update from Redux Toolkit 1.9 to 2, and after which steps the app can be released. */
export function UpgradeOrder(): ReactNode {
  return (
    <Timeline
      title="The order of the update"
      description="Six steps on one time axis. Step 1, prepare on 1.9.7: codemods, builders, callbacks and .type; then release. Step 2, raise the platform: TypeScript 5.4, React 18, React-Redux 8.1.3; then release. Step 3, update Redux Toolkit 2 and React-Redux 9 in one step. Step 4, compile: each error leads to an entry. Step 5, run in development, and the tests: four old forms throw here. Step 6, build for production, where two of them are ignored silently; then release. Steps 3 to 5 belong together."
      caption="Release after steps 1, 2 and 6. Steps 3 to 5 belong together."
      lanes={LANES}
      moments={MOMENTS}
    />
  )
}
