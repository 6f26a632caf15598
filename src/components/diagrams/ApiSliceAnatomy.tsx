import type { ReactNode } from 'react'
import { Arrow, Box, Diagram } from './kit/Diagram'

const PARTS = [
  { label: 'reducerPath, reducer, middleware', detail: 'cache and lifetimes', user: 'store' },
  { label: 'use…Query, use…Mutation', detail: 'hooks, React entry point only', user: 'components' },
  { label: 'endpoints', detail: 'initiate, select, matchers', user: 'any code' },
  { label: 'util', detail: 'change and inspect the cache', user: 'any code' },
  { label: 'injectEndpoints, enhanceEndpoints', detail: 'more endpoints, later', user: 'feature files' },
] as const

const STEP = 70

/** The parts of an API slice, and who uses each. */
export function ApiSliceAnatomy(): ReactNode {
  return (
    <Diagram
      title="The parts of an API slice and who uses them"
      description="Five parts, each with its users. reducerPath, reducer and middleware go to the store. The hooks, which exist with the React entry point only, go to components. endpoints, with initiate, select and matchers, and util, which changes and inspects the cache, are for any code. injectEndpoints and enhanceEndpoints are for feature files that add endpoints later."
      caption="Left: members of the API slice. Right: who uses them."
      width={480}
      height={PARTS.length * STEP + 6}
    >
      {PARTS.map(({ label, detail, user }, index) => {
        const y = 10 + index * STEP
        return (
          <g key={label}>
            <Box
              x={6}
              y={y}
              width={300}
              height={54}
              code
              label={label}
              detail={detail}
              accent={index === 0}
            />
            <Arrow from={[306, y + 27]} to={[346, y + 27]} />
            <Box x={346} y={y} width={128} height={54} label={user} />
          </g>
        )
      })}
    </Diagram>
  )
}
