import type { ReactNode } from 'react'
import { Arrow, Box, Boxes, Frame, Note } from './kit/Boxes'

/** The chain of middleware with a place that fills up after the store was created. */
export function DynamicMiddlewareSlot(): ReactNode {
  return (
    <Boxes
      title="Where dynamically added middleware runs"
      description="From top to bottom: store.dispatch; the dynamic middleware, which sends the action through the middleware that was added to it, in the order of adding; then the default middleware, that is checks and thunk; then the reducer. The dynamic middleware is empty when the store is created. A feature that is loaded later calls addMiddleware and so fills it."
      caption="The chain is fixed when the store is created. Only the framed part grows."
      columns="minmax(0, 1.5fr) 2.5rem minmax(0, 1fr)"
    >
      <Box column="1" code label="store.dispatch(action)" />
      <Arrow column="1" />
      <Frame column="1" label="dynamicMiddleware.middleware">
        <Box tone="act" code label="audit" detail="added first" />
        <Arrow />
        <Box tone="act" code label="earnPoints" detail="added later" />
      </Frame>
      <Arrow to="left" dashed />
      <Note>
        <Box
          label="lazy feature"
          detail={
            <>
              calls add
              <wbr />
              Middleware(…) when its module is loaded
            </>
          }
        />
      </Note>
      <Arrow column="1" />
      <Box column="1" label="default middleware" detail="checks, thunk" />
      <Arrow column="1" />
      <Box column="1" code label="reducer" />
    </Boxes>
  )
}
