import type { ReactNode } from 'react'
import { Arrow, Box, Diagram } from './kit/Diagram'

const STEPS: ReadonlyArray<{ label: string; detail: string; together?: boolean; ship?: boolean }> = [
  { label: '1 Prepare on 1.9.7', detail: 'codemods, builders, callbacks, .type', ship: true },
  { label: '2 Raise the platform', detail: 'TypeScript 5.4, React 18, React-Redux 8.1.3', ship: true },
  { label: '3 Update in one step', detail: 'Redux Toolkit 2, React-Redux 9', together: true },
  { label: '4 Compile', detail: 'each error leads to an entry', together: true },
  { label: '5 Run in development, and tests', detail: 'four old forms throw here', together: true },
  { label: '6 Build for production', detail: 'two of them are ignored silently here', ship: true },
]
const LEFT = 10
const WIDTH = 330
const HEIGHT = 54
const PITCH = 76
const TOP = 10
const SHIP_LEFT = 384
const SHIP_WIDTH = 86

/** The order of an update from Redux Toolkit 1.9 to 2, and after which steps the app can be released. */
export function UpgradeOrder(): ReactNode {
  return (
    <Diagram
      title="The order of the update"
      description="Six steps from top to bottom. Step 1, prepare on 1.9.7: codemods, builders, callbacks and .type; then release. Step 2, raise the platform: TypeScript 5.4, React 18, React-Redux 8.1.3; then release. Step 3, update Redux Toolkit 2 and React-Redux 9 in one step. Step 4, compile: each error leads to an entry. Step 5, run in development, and the tests: four old forms throw here. Step 6, build for production, where two of them are ignored silently; then release. Steps 3 to 5 belong together."
      caption="Release after steps 1, 2 and 6. Steps 3 to 5 belong together."
      width={480}
      height={TOP + PITCH * (STEPS.length - 1) + HEIGHT + 10}
    >
      {STEPS.map(({ label, detail, together = false, ship = false }, index) => {
        const y = TOP + index * PITCH
        return (
          <g key={label}>
            <Box
              x={LEFT}
              y={y}
              width={WIDTH}
              height={HEIGHT}
              accent={together}
              label={label}
              detail={detail}
            />
            {index < STEPS.length - 1 && (
              <Arrow from={[LEFT + WIDTH / 2, y + HEIGHT]} to={[LEFT + WIDTH / 2, y + PITCH]} />
            )}
            {ship && (
              <>
                <Arrow from={[LEFT + WIDTH, y + HEIGHT / 2]} to={[SHIP_LEFT, y + HEIGHT / 2]} />
                <Box x={SHIP_LEFT} y={y + 9} width={SHIP_WIDTH} height={36} label="release" />
              </>
            )}
          </g>
        )
      })}
    </Diagram>
  )
}
