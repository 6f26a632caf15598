import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const STEPS = [
  { label: 'Component', detail: 'renders one parcel', next: 'calls with an argument' },
  { label: 'useGetParcelQuery', detail: 'holds a subscription', code: true, next: 'dispatches' },
  { label: 'Query thunk', detail: 'stops if the data is there', next: 'no data yet' },
  { label: 'baseQuery', detail: 'talks to the server', code: true, next: 'answer' },
  { label: 'getParcel("P-7")', detail: 'cache entry in the store', code: true, accent: true },
]

/** How one query travels: component, hook, query thunk, base query, cache entry, and back to the component. */
export function QueryRoundTrip(): ReactNode {
  return (
    <Diagram
      title="The round trip of one query"
      description="A component calls a generated hook. The hook dispatches the query thunk. If the store has no entry for this argument, the thunk calls the base query, which talks to the server. The answer becomes a cache entry in the store, and every component that reads this entry renders again. Beside this path, the middleware watches the cache: it counts subscriptions, polls, and starts the thunk again when a tag is invalidated."
      caption="Solid lines: one request. Dashed lines: what the middleware does afterwards."
      width={480}
      height={476}
    >
      <Column x={44} y={10} width={232} height={56} gap={40} steps={STEPS} />
      <Arrow from={[44, 422]} viaX={16} to={[44, 38]} />
      <Label x={44} y={468} align="start" text="all its readers render again" />
      <Box x={330} y={290} width={140} height={72} label="Middleware" detail="polls and expires" />
      <Arrow from={[276, 422]} via={[400, 422]} to={[400, 362]} dashed />
      <Label x={408} y={398} align="start" text="watches" />
      <Arrow from={[400, 290]} via={[400, 230]} to={[276, 230]} dashed />
      <Label x={392} y={262} align="end" text="fetch again" />
    </Diagram>
  )
}
