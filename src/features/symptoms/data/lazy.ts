import type { SymptomGroup } from './symptom'

const HOOKS = '/rtk-query/api/created-api/hooks'
const QUERIES = '/rtk-query/usage/queries'
const PREFETCHING = '/rtk-query/usage/prefetching'
const CUSTOMIZING = '/rtk-query/usage/customizing-queries'

export const LAZY_SYMPTOMS: SymptomGroup = {
  id: 'lazy',
  symptoms: [
    {
      id: 'lazy-always-requests',
      symptom: 'The trigger of a lazy query always sends a request',
      answer:
        'Each call asks the server again, whatever is cached. Pass `true` as its second argument to take cached data: `trigger(arg, true)`.',
      page: { path: `${HOOKS}#use-lazy-query`, title: 'Hooks, useLazyQuery' },
    },
    {
      id: 'old-answer-joined',
      symptom: 'A lazy trigger or a forced refetch returns the old answer',
      answer:
        'A request for the same argument was running, and the call joined it. Await that one first and ask again, or abort it.',
      page: { path: '/rtk-query/internal/queryThunk#pitfall-joined', title: 'queryThunk, my forced refetch' },
    },
    {
      id: 'lazy-many-arguments',
      symptom: 'Calling a lazy trigger for several arguments keeps only the last result',
      answer:
        'One hook follows one argument: each call lets go of the one before. Dispatch `initiate` for each argument, or render one component per argument.',
      page: { path: `${HOOKS}#pitfall-many`, title: 'Hooks, a lazy trigger for many arguments' },
    },
    {
      id: 'lazy-without-cached-data',
      symptom: 'A lazy hook shows nothing although the data is cached',
      answer:
        "Before the first call it has no argument, so it can't know the entry. Use `useQuery` with `skipToken` until you know it, or `useQueryState(arg)`, which never requests.",
      page: {
        path: '/rtk-query/usage/conditional-fetching#lazy',
        title: 'Conditional fetching, fetch on demand',
      },
    },
    {
      id: 'result-in-handler',
      symptom: 'I need the result of a query in an event handler',
      answer:
        'Hooks are for rendering. In a handler, `await dispatch(api.endpoints.x.initiate(arg, { subscribe: false })).unwrap()`: it joins a running request or takes the cached data.',
      page: { path: `${QUERIES}#in-a-handler`, title: 'Queries, read once, in a handler' },
    },
    {
      id: 'prefetch-kept-for-ever',
      symptom: 'Does prefetched data stay in memory forever?',
      answer:
        'No, only old versions could keep it. A prefetch does not subscribe, so the entry goes `keepUnusedDataFor` seconds after the answer.',
      page: { path: `${PREFETCHING}#pitfall-memory`, title: 'Prefetching, does it stay in memory' },
    },
    {
      id: 'prefetch-sends-nothing',
      symptom: 'Prefetching sends no request',
      answer:
        'Without options it asks only for what is missing. `ifOlderThan: 30` also replaces data of 30 seconds or more, and `force: true` asks always, unless a request is running.',
      page: { path: `${PREFETCHING}#how-it-works`, title: 'Prefetching, how it works' },
    },
    {
      id: 'request-not-cancelled',
      symptom: 'The request of the old argument goes on, even after the component is gone',
      answer:
        'Nothing is canceled by itself, because the answer is cached for whoever comes back. Delay the argument while somebody types, set `keepUnusedDataFor: 0`, or call `abort()`.',
      page: { path: `${QUERIES}#cancellation`, title: 'Queries, cancellation and races' },
    },
    {
      id: 'retries-go-on',
      symptom: 'Retries go on after the component is gone',
      answer:
        'They end when the entry is removed, by default 60 seconds later; in old versions they ran to the end. Update, and call `abort()` or lower `keepUnusedDataFor` to end them earlier.',
      page: { path: `${CUSTOMIZING}#retry`, title: 'Customizing queries, retry' },
    },
    {
      id: 'retries-not-found',
      symptom: 'A 404 is requested six times',
      answer:
        '`retry` repeats every returned error, up to five times. Pass a `retryCondition`, or call `retry.fail(error, meta)` inside the base query.',
      page: { path: `${CUSTOMIZING}#pitfall-404`, title: 'Customizing queries, it retries a 404' },
    },
  ],
}
