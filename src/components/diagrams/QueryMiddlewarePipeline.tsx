import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const HANDLERS = [
  'devMiddleware',
  'cacheCollection',
  'invalidationByTags',
  'polling',
  'cacheLifecycle',
  'queryLifecycle',
] as const

const TOP = 424
const PITCH = 34

/** What the middleware of an API slice does with one action, before and after the reducer. */
export function QueryMiddlewarePipeline(): ReactNode {
  return (
    <Diagram
      title="One action in the middleware of an API slice"
      description="An action arrives. With the first action ever, the middleware sends its registration down the chain. The handler of batchActions updates the subscriptions and may keep the action from the reducer. Otherwise next passes it to the remaining middleware and the reducer. After that, in both cases, windowEventHandling sees the action. If the type starts with the reducerPath, or the action rehydrates, six handlers follow in this order: devMiddleware, cacheCollection, invalidationByTags, polling, cacheLifecycle, queryLifecycle."
      caption="All handlers except batchActions run after the reducer, so they read the new state. Dashed: actions that only concern subscriptions."
      width={480}
      height={TOP + HANDLERS.length * PITCH + 12}
    >
      <Box x={20} y={10} width={250} height={46} label="action" detail="functions pass through" />
      <Arrow from={[145, 56]} to={[145, 84]} />
      <Box
        x={20}
        y={84}
        width={250}
        height={54}
        code
        label="registerMiddleware"
        detail="with the first action only"
      />
      <Arrow from={[145, 138]} to={[145, 166]} />
      <Box x={20} y={166} width={250} height={54} code label="batchActions" detail="counts subscriptions" />
      <Arrow
        from={[270, 193]}
        via={[
          [330, 193],
          [330, 357],
        ]}
        to={[270, 357]}
        dashed
      />
      <Label x={340} y={262} align="start">
        subscriptions only:
      </Label>
      <Label x={340} y={282} align="start">
        past the reducer
      </Label>
      <Arrow from={[145, 220]} to={[145, 248]} />
      <Box
        x={20}
        y={248}
        width={250}
        height={54}
        accent
        code
        label="next(action)"
        detail="reaches the reducer"
      />
      <Arrow from={[145, 302]} to={[145, 330]} />
      <Box
        x={20}
        y={330}
        width={250}
        height={54}
        code
        label="windowEventHandling"
        detail="sees every action"
      />
      <Arrow from={[145, 384]} to={[145, TOP]} />
      <Label x={155} y={410} align="start">
        own prefix, or rehydration
      </Label>
      {HANDLERS.map((handler, index) => (
        <Box key={handler} x={20} y={TOP + index * PITCH} width={250} height={30} code label={handler} />
      ))}
    </Diagram>
  )
}
