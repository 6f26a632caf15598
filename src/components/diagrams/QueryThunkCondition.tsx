import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const CHECKS = [
  { label: 'an upsert?', then: 'run' },
  { label: 'skipToken?', then: 'skip' },
  { label: 'entry pending?', then: 'skip', detail: 'initiate joins it' },
  { label: 'isForcedQuery?', then: 'run' },
  { label: 'forceRefetch(…)?', then: 'run' },
  { label: 'data, and no direction?', then: 'skip', detail: 'from the cache' },
  { label: 'no next page?', then: 'skip' },
] as const

const PITCH = 70

/** The checks of the query thunk's `condition`, in their order. */
export function QueryThunkCondition(): ReactNode {
  const bottom = 10 + CHECKS.length * PITCH
  return (
    <Diagram
      title="The condition of the query thunk"
      description="Seven checks from top to bottom; the first yes decides. An upsert runs. The argument skipToken skips. An entry that is pending skips, and initiate joins the running request. A query that isForcedQuery calls forced runs. An endpoint whose forceRefetch option returns true runs. If there is data and the call has no direction, it is skipped and the cache is used. If a page is asked for and there is no next page, it is skipped. Otherwise it runs."
      caption="The first yes decides."
      width={480}
      height={bottom + 54}
    >
      {CHECKS.map(({ label, then, ...rest }, index) => {
        const y = 10 + index * PITCH
        return (
          <g key={label}>
            <Box x={10} y={y} width={250} height={44} label={label} />
            <Arrow from={[260, y + 22]} to={[322, y + 22]} />
            <Label x={290} y={y + 14}>
              yes
            </Label>
            <Box x={322} y={y} width={148} height={44} label={then} accent={then === 'run'} {...rest} />
            <Arrow from={[135, y + 44]} to={[135, y + PITCH]} />
            <Label x={145} y={y + 62} align="start">
              no
            </Label>
          </g>
        )
      })}
      <Box x={10} y={bottom} width={250} height={44} label="run" accent />
    </Diagram>
  )
}
