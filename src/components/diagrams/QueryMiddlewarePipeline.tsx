import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const STEPS = [
  { label: 'action', detail: 'functions pass through' },
  { label: 'registerMiddleware', detail: 'with the first action only', code: true },
  { label: 'batchActions', detail: 'counts subscriptions', code: true },
  { label: 'next(action)', detail: 'reaches the reducer', code: true, accent: true },
  { label: 'windowEventHandling', detail: 'sees every action', code: true },
]
const HANDLERS = [
  'devMiddleware',
  'cacheCollection',
  'invalidationByTags',
  'polling',
  'cacheLifecycle',
  'queryLifecycle',
]

/** What the middleware of an API slice does with one action, before and after the reducer. */
export function QueryMiddlewarePipeline(): ReactNode {
  return (
    <Diagram
      title="One action in the middleware of an API slice"
      description="An action arrives. With the first action ever, the middleware sends its registration down the chain. The handler of batchActions updates the subscriptions and may keep the action from the reducer. Otherwise next passes it to the remaining middleware and the reducer. After that, in both cases, windowEventHandling sees the action. If the type starts with the reducerPath, or the action rehydrates, six handlers follow in this order: devMiddleware, cacheCollection, invalidationByTags, polling, cacheLifecycle, queryLifecycle."
      caption="All handlers except batchActions run after the reducer, so they read the new state. Dashed: actions that only concern subscriptions."
      width={480}
      height={648}
    >
      <Column x={20} y={10} width={250} height={54} gap={28} steps={STEPS} />
      <Arrow from={[270, 201]} viaX={330} to={[270, 365]} dashed />
      <Label x={340} y={270} align="start" text="subscriptions only:" />
      <Label x={340} y={290} align="start" text="past the reducer" />
      <Arrow from={[145, 392]} to={[145, 432]} />
      <Label x={155} y={418} align="start" text="own prefix, or rehydration" />
      {HANDLERS.map((handler, index) => (
        <Box key={handler} x={20} y={432 + index * 34} width={250} height={30} code label={handler} />
      ))}
    </Diagram>
  )
}
