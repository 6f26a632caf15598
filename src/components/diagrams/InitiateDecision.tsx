import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const QUESTIONS = [
  { label: 'Is the argument skipToken?', yes: 'nothing', detail: 'uninitialized' },
  { label: 'Is a request running?', yes: 'join it', detail: 'its answer counts' },
  { label: 'Is it forced, or too old?', yes: 'send' },
  { label: "Endpoint's forceRefetch?", yes: 'send' },
  { label: 'Did one ever succeed?', yes: 'use the cache', detail: 'even after an error' },
] as const

const STEP = 74

/** The questions that decide whether `initiate` of a query sends a request. */
export function InitiateDecision(): ReactNode {
  const bottom = 10 + QUESTIONS.length * STEP
  return (
    <Diagram
      title="Whether initiate sends a request"
      description="Five questions, from top to bottom. If the argument is skipToken, nothing is sent and the result is uninitialized. If a request for the entry is running, the call joins it. If the call is forced, or the data is older than asked for, a request is sent. If the forceRefetch option of the endpoint returns true, a request is sent. If a request has ever succeeded, the cache is used, even after an error. Otherwise a request is sent."
      caption="The first yes decides."
      width={480}
      height={bottom + 58}
    >
      {QUESTIONS.map(({ label, yes, ...rest }, index) => {
        const y = 10 + index * STEP
        return (
          <g key={label}>
            <Box x={10} y={y} width={240} height={46} label={label} />
            <Arrow from={[250, y + 23]} to={[312, y + 23]} />
            <Label x={280} y={y + 15}>
              yes
            </Label>
            <Box x={312} y={y} width={158} height={46} label={yes} accent={yes === 'send'} {...rest} />
            <Arrow from={[130, y + 46]} to={[130, y + STEP]} />
            <Label x={140} y={y + 64} align="start">
              no
            </Label>
          </g>
        )
      })}
      <Box x={10} y={bottom} width={240} height={46} label="send" accent />
    </Diagram>
  )
}
