import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Box, Diagram } from './kit/Diagram'

const STEPS = [
  { label: '1 Prepare on 1.9.7', detail: 'codemods, builders, callbacks, .type' },
  { label: '2 Raise the platform', detail: 'TypeScript 5.4, React 18, React-Redux 8.1.3' },
  { label: '3 Update in one step', detail: 'Redux Toolkit 2, React-Redux 9', accent: true },
  { label: '4 Compile', detail: 'each error leads to an entry', accent: true },
  { label: '5 Run in development, and tests', detail: 'four old forms throw here', accent: true },
  { label: '6 Build for production', detail: 'two of them are ignored silently here' },
]
/** The middle of each step after which the app can be released. */
const RELEASES = [37, 113, 417]

/** The order of an update from Redux Toolkit 1.9 to 2, and after which steps the app can be released. */
export function UpgradeOrder(): ReactNode {
  return (
    <Diagram
      title="The order of the update"
      description="Six steps from top to bottom. Step 1, prepare on 1.9.7: codemods, builders, callbacks and .type; then release. Step 2, raise the platform: TypeScript 5.4, React 18, React-Redux 8.1.3; then release. Step 3, update Redux Toolkit 2 and React-Redux 9 in one step. Step 4, compile: each error leads to an entry. Step 5, run in development, and the tests: four old forms throw here. Step 6, build for production, where two of them are ignored silently; then release. Steps 3 to 5 belong together."
      caption="Release after steps 1, 2 and 6. Steps 3 to 5 belong together."
      width={480}
      height={454}
    >
      <Column x={10} y={10} width={330} height={54} gap={22} steps={STEPS} />
      {RELEASES.map((y) => (
        <g key={y}>
          <Arrow from={[340, y]} to={[384, y]} />
          <Box x={384} y={y - 18} width={86} height={36} label="release" />
        </g>
      ))}
    </Diagram>
  )
}
