import type { ReactNode } from 'react'
import type { Lane } from '../../features/recorded-trace/shared/lanes'
import { Timeline, type Moment } from './kit/Timeline'

const LANES: readonly Lane[] = [
  {
    label: 'Redux Toolkit',
    spans: [
      { from: 0, to: 36, tone: 'plain', label: '1.9.7' },
      { from: 36, to: 100, tone: 'act', label: '2' },
    ],
  },
  { label: 'code', spans: [{ from: 4, to: 100, tone: 'act', faint: true, label: 'new forms' }] },
  {
    label: 'platform',
    spans: [{ from: 20, to: 100, tone: 'act', faint: true, label: 'TypeScript 5.4, React 18' }],
  },
  {
    label: 'release',
    spans: [{ from: 36, to: 92, tone: 'pending', dashed: true, label: 'no release in between' }],
    marks: [
      { at: 15, tone: 'fulfilled' },
      { at: 31, tone: 'fulfilled' },
      { at: 92, tone: 'fulfilled' },
    ],
  },
]
const MOMENTS: readonly Moment[] = [
  { at: 4, text: 'Prepare on 1.9.7: codemods, builders, callbacks, .type. Release.' },
  { at: 20, text: 'Raise the platform: TypeScript 5.4, React 18, React-Redux 8.1.3. Release.' },
  { at: 36, text: 'Update Redux Toolkit to 2 and React-Redux to 9 in one step.' },
  { at: 50, text: 'Compile: each error leads to an entry.' },
  { at: 64, text: 'Run in development, and the tests: four old forms throw here.' },
  { at: 78, text: 'Build for production: two of them are ignored silently here. Release.' },
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
