import type { SymptomGroup } from './symptom'

const QUERIES = '/rtk-query/usage/queries'
const HOOKS = '/rtk-query/api/created-api/hooks'
const CONDITIONAL = '/rtk-query/usage/conditional-fetching'
const MUTATIONS = '/rtk-query/usage/mutations'

export const FLAGS_SYMPTOMS: SymptomGroup = {
  id: 'flags',
  symptoms: [
    {
      id: 'loading-or-fetching',
      symptom: '`isLoading` stays false while it refetches',
      answer:
        '`isLoading` means that a request runs and there is nothing to show; since 2.14 also when a failed first load is repeated. For any request of this argument, use `isFetching`.',
      page: { path: `${QUERIES}#states`, title: 'Queries, show loading, errors and data' },
    },
    {
      id: 'fetching-and-success',
      symptom: '`isFetching` and `isSuccess` are both true',
      answer:
        'That is right: known data is shown while newer data is on its way. Test the data first, then the error; `isFetching` is for a small spinner beside the data.',
      page: { path: `${HOOKS}#flags`, title: 'Hooks, the flags in every situation' },
    },
    {
      id: 'success-flickers',
      symptom: '`isSuccess` turns false when the argument changes',
      answer:
        'Old versions did that. Update: now it stays true while the data of the former argument is shown, until the new request fails.',
      page: { path: `${HOOKS}#flags`, title: 'Hooks, the flags in every situation' },
    },
    {
      id: 'neither-data-nor-spinner',
      symptom: 'The page shows neither data nor a spinner',
      answer:
        'It tests `isLoading` and `isSuccess` only, and both are false after a failure, also while a failed refetch is repeated. Test the data first, then `isFetching`, then `error`.',
      page: {
        path: `${HOOKS}#pitfall-spinner`,
        title: 'Hooks, the page shows neither data nor a spinner',
      },
    },
    {
      id: 'data-of-previous-argument',
      symptom: 'The page shows the data of the previous argument',
      answer:
        '`data` keeps the last result of this hook until the new one is there. Where that misleads, render `currentData`, which is `undefined` in the meantime.',
      page: { path: `${QUERIES}#current-data`, title: 'Queries, data or currentData' },
    },
    {
      id: 'skipped-query-keeps-data',
      symptom: 'A skipped query still returns data',
      answer:
        '`data` keeps what this hook last had, and `isSuccess` stays true. Render `currentData`, which is `undefined` as long as the hook is skipped.',
      page: { path: `${CONDITIONAL}#pitfall-data`, title: 'Conditional fetching, a skipped hook' },
    },
    {
      id: 'uninitialized-again',
      symptom: '`isUninitialized` is true again after data was there',
      answer:
        'It says whether this hook asks for something now, so skipping makes it true again. To learn whether something was loaded, test the data.',
      page: {
        path: `${CONDITIONAL}#pitfall-uninitialized`,
        title: 'Conditional fetching, isUninitialized is true again',
      },
    },
    {
      id: 'cannot-refetch',
      symptom: '"Cannot refetch a query that has not been started yet"',
      answer:
        '`refetch` was called while the hook is skipped, before its first effect or after unmounting. Call it only if `!isUninitialized`, or use a lazy query.',
      page: { path: `${HOOKS}#pitfall-refetch`, title: 'Hooks, this error' },
    },
    {
      id: 'skip-token-not-serializable',
      symptom: 'A warning says that `skipToken` is not serializable',
      answer:
        '`skipToken` is inside the argument, which is then sent with a symbol in it. Only an argument that is `skipToken` itself skips, so replace the whole argument.',
      page: {
        path: '/rtk-query/usage-with-typescript#pitfall-two-copies',
        title: 'RTK Query with TypeScript, skipToken ends up in the state',
      },
    },
    {
      id: 'skip-token-in-serializer',
      symptom: '`skipToken` reaches my `serializeQueryArgs`',
      answer:
        'Versions before 2.14 passed it on. Update: the key of a skipped query is no longer made by your function.',
      page: {
        path: '/rtk-query/usage/customizing-queries#cache-key',
        title: "Customizing queries, when the argument isn't the cache key",
      },
    },
    {
      id: 'mutation-without-is-fetching',
      symptom: 'A mutation has no `isFetching`',
      answer:
        'A mutation has one status per call and shows no earlier result meanwhile. Use `isLoading`: it is true while the call runs.',
      page: { path: `${MUTATIONS}#pitfall-is-fetching`, title: 'Mutations, there is no isFetching' },
    },
    {
      id: 'mutation-status-elsewhere',
      symptom: 'Another component does not see that my mutation is loading',
      answer:
        'Each mutation hook knows its own calls only. Give both hooks the same `fixedCacheKey`; the state then stays until `reset()`.',
      page: { path: `${MUTATIONS}#shared-status`, title: 'Mutations, show its status elsewhere' },
    },
  ],
}
