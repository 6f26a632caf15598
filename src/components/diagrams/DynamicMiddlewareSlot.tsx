import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

/** The chain of middleware with a place that fills up after the store was created. */
export function DynamicMiddlewareSlot(): ReactNode {
  return (
    <Diagram
      title="Where dynamically added middleware runs"
      description="From top to bottom: store.dispatch; the dynamic middleware, which sends the action through the middleware that was added to it, in the order of adding; then the default middleware, that is checks and thunk; then the reducer. The dynamic middleware is empty when the store is created. A feature that is loaded later calls addMiddleware and so fills it."
      caption="The chain is fixed when the store is created. Only the framed part grows."
      width={480}
      height={424}
    >
      <Box x={16} y={10} width={230} height={46} code label="store.dispatch(action)" />
      <Arrow from={[131, 56]} to={[131, 84]} />
      <Label x={16} y={102} align="start" text="dynamicMiddleware.middleware" />
      <rect
        x={8}
        y={84}
        width={246}
        height={174}
        rx={10}
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.35}
        strokeDasharray="5 5"
      />
      <Box x={24} y={114} width={214} height={46} accent code label="audit" detail="added first" />
      <Arrow from={[131, 160]} to={[131, 194]} />
      <Box x={24} y={194} width={214} height={46} accent code label="earnPoints" detail="added later" />
      <Box x={316} y={150} width={156} height={54} label="lazy feature" detail="its module is loaded" />
      <Arrow from={[316, 177]} to={[256, 177]} dashed />
      <Label x={316} y={138} align="start" text="addMiddleware(…)" />
      <Arrow from={[131, 258]} to={[131, 290]} />
      <Box x={16} y={290} width={230} height={46} label="default middleware" detail="checks, thunk" />
      <Arrow from={[131, 336]} to={[131, 368]} />
      <Box x={16} y={368} width={230} height={46} code label="reducer" />
    </Diagram>
  )
}
