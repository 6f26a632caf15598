import type { ReactNode } from 'react'
import { Arrow, Box, Boxes } from './kit/Boxes'

/** Three modules that inject endpoints into one API object, which the store knows once. */
export function InjectedEndpoints(): ReactNode {
  return (
    <Boxes
      title="Several modules, one API slice"
      description="Three modules, ordersApi.ts, invoicesApi.ts and productsApi.ts, each call injectEndpoints on the same object, baseApi. The first two are loaded at start, the third one later. The store gets the reducer and the middleware of baseApi once, when it is created. All endpoints share one cache and one set of tags."
      caption="Every module adds to the same object. The store never changes."
      columns="repeat(3, minmax(0, 1fr))"
    >
      <Box code label="ordersApi.ts" detail="at start" />
      <Box code label="invoicesApi.ts" detail="at start" />
      <Box code label="productsApi.ts" detail="when needed" />
      <Arrow label="inject" />
      <Arrow label="inject" />
      <Arrow dashed label="inject" />
      <Box
        column="span 3"
        tone="act"
        code
        label="baseApi"
        detail="all endpoints, one cache, one set of tags"
      />
      <Arrow column="span 3" label="reducer and middleware, once" />
      <Box column="span 3" label="Store" detail="has the state under reducerPath" />
    </Boxes>
  )
}
