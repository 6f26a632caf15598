import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

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
      <Box x={44} y={10} width={232} height={56} label="Component" detail="renders one parcel" />
      <Arrow from={[160, 66]} to={[160, 106]} />
      <Label x={172} y={90} align="start">
        calls with an argument
      </Label>
      <Box
        x={44}
        y={106}
        width={232}
        height={56}
        code
        label="useGetParcelQuery"
        detail="holds a subscription"
      />
      <Arrow from={[160, 162]} to={[160, 202]} />
      <Label x={172} y={186} align="start">
        dispatches
      </Label>
      <Box x={44} y={202} width={232} height={56} label="Query thunk" detail="stops if the data is there" />
      <Arrow from={[160, 258]} to={[160, 298]} />
      <Label x={172} y={282} align="start">
        no data yet
      </Label>
      <Box x={44} y={298} width={232} height={56} code label="baseQuery" detail="talks to the server" />
      <Arrow from={[160, 354]} to={[160, 394]} />
      <Label x={172} y={378} align="start">
        answer
      </Label>
      <Box
        x={44}
        y={394}
        width={232}
        height={62}
        accent
        code
        label='getParcel("P-7")'
        detail="cache entry in the store"
      />
      <Arrow
        from={[44, 425]}
        via={[
          [16, 425],
          [16, 38],
        ]}
        to={[44, 38]}
      />
      <Label x={44} y={472} align="start">
        all its readers render again
      </Label>
      <Box x={330} y={290} width={140} height={72} label="Middleware" detail="polls and expires" />
      <Arrow from={[276, 425]} via={[[400, 425]]} to={[400, 362]} dashed />
      <Label x={408} y={398} align="start">
        watches
      </Label>
      <Arrow from={[400, 290]} via={[[400, 230]]} to={[276, 230]} dashed />
      <Label x={392} y={262} align="end">
        fetch again
      </Label>
    </Diagram>
  )
}
