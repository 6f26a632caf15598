import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const REFUSED = [{ label: 'sent', detail: 'old token' }, { label: '401' }]
const REFRESH = [
  { label: 'refresh', detail: 'sent once', accent: true },
  { label: 'new token', detail: 'in the store' },
]

/** Two requests with an expired token, and the one refresh that both wait for. */
export function TokenRefresh(): ReactNode {
  return (
    <Diagram
      title="Two refused requests, one refresh"
      description="A timeline from top to bottom with three columns: request A, the refresh, request B. Both requests are sent with the old token, and both are answered with status 401. A comes first and starts the refresh. B finds that a refresh is running and waits for the same promise. The refresh stores the new token. Then A and B are both sent again, with the new token."
      caption="Whoever comes during the refresh waits too, before it sends anything."
      width={480}
      height={440}
    >
      <Column x={8} y={34} width={136} height={50} gap={36} title="request A" steps={REFUSED} />
      <Label x={240} y={20} text="refresh" />
      <Column x={336} y={34} width={136} height={50} gap={36} title="request B" steps={REFUSED} />
      <Arrow from={[76, 170]} via={[76, 231]} to={[172, 231]} />
      <Label x={84} y={223} align="start" text="starts it" />
      <Arrow from={[404, 170]} via={[404, 231]} to={[308, 231]} dashed />
      <Label x={396} y={223} align="end" text="waits" />
      <Column x={172} y={206} width={136} height={50} gap={36} steps={REFRESH} />
      <Arrow from={[172, 317]} via={[76, 317]} to={[76, 378]} />
      <Box x={8} y={378} width={136} height={50} label="sent again" detail="new token" />
      <Arrow from={[308, 317]} via={[404, 317]} to={[404, 378]} />
      <Box x={336} y={378} width={136} height={50} label="sent again" detail="new token" />
    </Diagram>
  )
}
