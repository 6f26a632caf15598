import type { ReactNode } from 'react'
import { Arrow, Box, Boxes } from './kit/Boxes'

/** How one query travels: component, hook, query thunk, base query, cache entry, and back to the component. */
export function QueryRoundTrip(): ReactNode {
  return (
    <Boxes
      title="The round trip of one query"
      description="A component calls a generated hook. The hook dispatches the query thunk. If the store has no entry for this argument, the thunk calls the base query, which talks to the server. The response becomes a cache entry in the store, and every component that reads this entry renders again. Beside this path, the middleware watches the cache: it counts subscriptions, polls, and starts the thunk again when a tag is invalidated."
      caption="Solid lines: one request. Dashed lines: what the middleware does afterwards."
      columns="minmax(0, 20rem) minmax(0, 9rem)"
    >
      <Box label="Component" detail="renders one parcel" />
      <Arrow to="back" column="2" row="1 / 10" label="all readers of the entry render again" />
      <Arrow column="1" label="calls with an argument" />
      <Box column="1" code label="useGetParcelQuery" detail="holds a subscription" />
      <Arrow column="1" label="dispatches" />
      <Box column="1" label="Query thunk" detail="stops if the data is there" />
      <Arrow column="1" label="no data yet" />
      <Box column="1" code label="baseQuery" detail="talks to the server" />
      <Arrow column="1" label="response" />
      <Box column="1" tone="fulfilled" code label={'getParcel("P-7")'} detail="cache entry in the store" />
      <Arrow column="1" to="up" dashed label="watches; fetches again" />
      <Box column="1" label="Middleware" detail="polls, expires, invalidates" />
    </Boxes>
  )
}
