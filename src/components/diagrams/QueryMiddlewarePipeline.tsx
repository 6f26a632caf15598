import type { ReactNode } from 'react'
import { Steps, type Step } from './kit/Steps'

const AFTER = 'own prefix, or rehydration'
const STEPS: readonly Step[] = [
  { label: 'action', note: 'functions pass through' },
  { label: 'registerMiddleware', code: true, note: 'with the first action only', optional: true },
  { label: 'record', note: 'registers, releases or clears the request of a cache entry' },
  { label: 'batchActions', code: true, note: 'counts subscriptions' },
  {
    label: 'next(action)',
    code: true,
    note: 'reaches the reducer; actions that only concern subscriptions go past it',
    tone: 'act',
  },
  {
    label: 'settleRemovedRequests',
    code: true,
    note: 'after removeQueryResult or resetApiState only',
    optional: true,
  },
  { label: 'windowEventHandling', code: true, note: 'sees every action' },
  { label: 'queryRecord', code: true, note: AFTER, optional: true },
  { label: 'devMiddleware', code: true, note: AFTER, optional: true },
  { label: 'cacheCollection', code: true, note: AFTER, optional: true },
  { label: 'invalidationByTags', code: true, note: AFTER, optional: true },
  { label: 'polling', code: true, note: AFTER, optional: true },
  { label: 'cacheLifecycle', code: true, note: AFTER, optional: true },
  { label: 'queryLifecycle', code: true, note: AFTER, optional: true },
]

/** What the middleware of an API slice does with one action, before and after the reducer. */
export function QueryMiddlewarePipeline(): ReactNode {
  return (
    <Steps
      title="One action in the middleware of an API slice"
      description="An action arrives. With the first action ever, the middleware sends its registration down the chain. It then registers the request of a pending action in the record of its cache entry, releases a request that has ended, or clears the record of an entry that is removed. The handler of batchActions updates the subscriptions and may keep the action from the reducer. Otherwise next passes it to the remaining middleware and the reducer. After that, removeQueryResult and resetApiState settle and abort the requests whose entries are gone. Then, in all cases, windowEventHandling sees the action. If the type starts with the reducerPath, or the action rehydrates, seven handlers follow in this order: queryRecord, devMiddleware, cacheCollection, invalidationByTags, polling, cacheLifecycle, queryLifecycle."
      caption="All handlers except batchActions run after the reducer, so they read the new state. Hollow dots: not for every action."
      steps={STEPS}
    />
  )
}
