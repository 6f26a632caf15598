import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

/** Three modules that inject endpoints into one API object, which the store knows once. */
export function InjectedEndpoints(): ReactNode {
  return (
    <Diagram
      title="Several modules, one API slice"
      description="Three modules, ordersApi.ts, invoicesApi.ts and productsApi.ts, each call injectEndpoints on the same object, baseApi. The first two are loaded at start, the third one later. The store gets the reducer and the middleware of baseApi once, when it is created. All endpoints share one cache and one set of tags."
      caption="Every module adds to the same object. The store never changes."
      width={480}
      height={316}
    >
      <Box x={8} y={10} width={144} height={56} code label="ordersApi.ts" detail="at start" />
      <Box x={168} y={10} width={144} height={56} code label="invoicesApi.ts" detail="at start" />
      <Box x={328} y={10} width={144} height={56} code label="productsApi.ts" detail="when needed" />
      <Arrow from={[80, 66]} to={[80, 126]} />
      <Arrow from={[240, 66]} to={[240, 126]} />
      <Arrow from={[400, 66]} to={[400, 126]} dashed />
      <Label x={92} y={100} align="start" text="injectEndpoints" />
      <Label x={252} y={100} align="start" text="injectEndpoints" />
      <Box
        x={8}
        y={126}
        width={464}
        height={62}
        accent
        code
        label="baseApi"
        detail="all endpoints, one cache, one set of tags"
      />
      <Arrow from={[240, 188]} to={[240, 246]} />
      <Label x={252} y={222} align="start" text="reducer and middleware, once" />
      <Box x={128} y={246} width={224} height={56} label="Store" detail="state under reducerPath" />
    </Diagram>
  )
}
