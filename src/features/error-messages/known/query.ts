import type { KnownError } from '../known-error'

const WRITERS = '/rtk-query/usage/manual-cache-updates'
const SKIPPED = {
  path: `${WRITERS}#pitfall-skipped`,
  title: 'Manual cache updates, a skipped entry',
} as const
const CREATE_API = '/rtk-query/api/createApi'

/**
 * What the entry points of RTK Query throw or print without a number. The build compares the messages with the
 * installed package and names those that are missing or gone.
 */
export const QUERY: readonly KnownError[] = [
  {
    id: 'no-data-found',
    title: 'No data found at state.api',
    kind: 'warning',
    messages: [
      'Error: No data found at `state.⟨reducerPath⟩`. Did you forget to add the reducer to the store?',
    ],
    cause:
      'The store has no reducer of the API slice at that key. It is missing, mounted under another name, or nested deeper.',
    fix: 'Add `[api.reducerPath]: api.reducer` to the root reducer of this store, in tests too.',
    page: { path: '/rtk-query/overview#no-data-found', title: 'RTK Query overview, this message' },
  },
  {
    id: 'reducer-path-taken',
    title: 'A mismatch between slice and middleware',
    kind: 'warning',
    messages: [
      'There is a mismatch between slice and middleware for the reducerPath "⟨reducerPath⟩".\nYou can only have one api per reducer path, this will lead to crashes in various situations!⟨hint⟩',
    ],
    signs: ['If you have multiple apis, you *have* to specify the reducerPath option when using createApi!'],
    cause: 'Two API slices have the same `reducerPath`, usually because both left it at `api`.',
    fix: 'Give each its own `reducerPath`. For one server, better have one API slice and `injectEndpoints`.',
    page: {
      path: '/rtk-query/api/created-api/redux-integration#pitfall-same-path',
      title: 'Redux integration, this warning',
    },
  },
  {
    id: 'tag-type-unknown',
    title: 'A tag type was used, but not specified in tagTypes',
    kind: 'warning',
    messages: ["Tag type '⟨tag type⟩' was used, but not specified in `tagTypes`!"],
    cause: 'An endpoint provides or invalidates a tag that its API slice doesn’t list.',
    fix: "Add it to `tagTypes` of `createApi`, or in a feature’s file with `enhanceEndpoints({ addTagTypes: ['Seat'] })`.",
    page: {
      path: '/rtk-query/usage/automated-refetching#pitfall-undeclared',
      title: 'Automated refetching, this message',
    },
  },
  {
    id: 'endpoint-result',
    title: 'The base query or queryFn returned something else than data or error',
    kind: 'warning',
    messages: [
      'Error encountered handling the endpoint ⟨endpoint⟩.\n⟨what is wrong⟩\nIt needs to return an object with either the shape `{ data: <value> }` or `{ error: <value> }` that may contain an optional `meta` property.\nObject returned was: ⟨result⟩',
    ],
    signs: [
      '`queryFn` did not return',
      '`baseQuery` did not return',
      'returned an object containing both `error` and `result`.',
      'returned an object containing neither a valid `error` and `result`.',
      'The object returned by `queryFn` has the unknown property',
      'The object returned by `baseQuery` has the unknown property',
    ],
    cause:
      'A base query or `queryFn` has to return `{ data }` or `{ error }`, with `meta` if it likes. `{ data: undefined }` counts as nothing.',
    fix: 'Return `{ data: result }`, with `null` for “no value”, or `{ error }` for a failure.',
    page: { path: `${CREATE_API}#return-values`, title: 'createApi, what counts as success' },
  },
  {
    id: 'request-threw',
    title: 'An unhandled error occurred processing a request',
    isWrapper: true,
    kind: 'warning',
    messages: [
      'An unhandled error occurred processing a request for the endpoint "⟨endpoint⟩".\nIn the case of an unhandled error, no tags will be "provided" or "invalidated". ⟨error⟩',
    ],
    signs: ['An unhandled error occurred processing a request'],
    cause:
      'Your code threw: `query`, `queryFn`, the base query, a transform, a tag function, or a schema. What it threw is printed behind the message.',
    fix: 'Mend it where the printed stack leads. A failure that you expect is returned: `return { error }`.',
    page: { path: `${CREATE_API}#thrown-errors`, title: 'createApi, thrown errors' },
  },
  {
    id: 'lifecycle-threw',
    title: 'onQueryStarted or onCacheEntryAdded threw synchronously',
    isWrapper: true,
    kind: 'warning',
    messages: [
      'An error was thrown synchronously in `⟨callback⟩` for the endpoint "⟨endpoint⟩". The error was caught and the request continues. ⟨error⟩',
    ],
    cause: 'A lifecycle callback threw before its first `await`. The request isn’t affected.',
    fix: 'Mend it where the printed stack leads. Often a patch was applied to data of another shape.',
    page: { path: `${WRITERS}#pitfall-throw`, title: 'Manual cache updates, an error in onQueryStarted' },
  },
  {
    id: 'cached-data-too-early',
    title: 'updateCachedData was called before there was data',
    kind: 'warning',
    messages: [
      '`updateCachedData` was called in `⟨callback⟩` for the endpoint "⟨endpoint⟩" before the cache entry had any data, so it did nothing. Await `cacheDataLoaded` or `queryFulfilled` before updating the cached data.',
    ],
    cause: 'There is nothing to update yet: the first request hasn’t succeeded.',
    fix: 'Write `await cacheDataLoaded` in `onCacheEntryAdded`, or `await queryFulfilled` in `onQueryStarted`, before you call it.',
    page: { path: `${WRITERS}#pitfall-cached-data`, title: 'Manual cache updates, updateCachedData' },
  },
  {
    id: 'cache-entry-removed',
    title: 'Promise never resolved before cacheEntryRemoved',
    kind: 'error',
    messages: ['Promise never resolved before cacheEntryRemoved.'],
    cause: 'The cache entry was removed before it had data, so `cacheDataLoaded` was rejected.',
    fix: 'Nothing, as long as it goes on to the library. If you catch errors in `onCacheEntryAdded`, end there and close what you have opened.',
    page: { path: `${CREATE_API}#on-cache-entry-added`, title: 'createApi, onCacheEntryAdded' },
  },
  {
    id: 'upsert-unknown-endpoint',
    title: 'upsertQueryEntries: not a query endpoint',
    kind: 'warning',
    messages: [
      'upsertQueryEntries: "⟨endpoint⟩" is not a query or infinite query endpoint. This entry will be skipped.',
    ],
    cause: 'The name is misspelled, belongs to a mutation, or to an endpoint that isn’t injected yet.',
    fix: 'Use the name of a query, and import the file that injects it first.',
    page: SKIPPED,
  },
  {
    id: 'upsert-promise',
    title: 'upsertQueryEntries: the value is a promise',
    kind: 'warning',
    messages: [
      'upsertQueryEntries: the value for "⟨endpoint⟩" is a promise. upsertQueryEntries stores values as-is, so await the promise and upsert the result instead.',
    ],
    cause: 'The promise itself was stored as the data of the entry.',
    fix: 'Await it first: `value: await loadTicket(id)`.',
    page: SKIPPED,
  },
  {
    id: 'upsert-tags-threw',
    title: 'upsertQueryEntries: providesTags threw an error',
    isWrapper: true,
    kind: 'warning',
    messages: [
      'upsertQueryEntries: providesTags for "⟨endpoint⟩" threw an error. This entry will be skipped. ⟨error⟩',
    ],
    cause: 'The function was given the upserted value, which has another shape than it expects.',
    fix: 'Upsert what the endpoint has after `transformResponse`, or let the function accept less.',
    page: SKIPPED,
  },
  {
    id: 'enhance-unknown-endpoint',
    title: 'enhanceEndpoints: the endpoint does not exist',
    kind: 'warning',
    messages: [
      'called `enhanceEndpoints` with endpointName ⟨endpoint⟩, which does not exist on the api. Known endpoints: ⟨names⟩',
    ],
    cause: 'The name is misspelled, or the endpoint is injected later by a file that hasn’t run yet.',
    fix: 'Correct the name by the list in the message, or import the file that injects it first.',
    page: {
      path: '/rtk-query/api/created-api/code-splitting#enhance-endpoints',
      title: 'Code splitting, enhanceEndpoints',
    },
  },
  {
    id: 'store-replaced',
    title: 'Hooks rendered with a different Redux store',
    kind: 'warning',
    messages: [
      'RTK Query hooks for the API at reducerPath "⟨reducerPath⟩" rendered with a different Redux store than the one they first subscribed to. Their subscriptions stay on the original store, so they will not load data from the new one.\nIf you replace the store passed to <Provider>, also give the Provider a `key` that changes with the store (for example `<Provider store={store} key={storeId}>`), so the components under it remount and subscribe to the new store.',
    ],
    cause: 'The `store` of the `Provider` was replaced while components with hooks stayed mounted.',
    fix: 'Give the `Provider` a `key` that changes with the store. In tests, render anew.',
    page: { path: '/rtk-query/usage/queries#pitfall-store', title: 'Queries, after the store was replaced' },
  },
  {
    id: 'hooks-option',
    title: 'The hooks need to be specified as one object',
    kind: 'warning',
    messages: [
      'As of RTK 2.0, the hooks now need to be specified as one object, provided under a `hooks` key:\n`reactHooksModule({ hooks: { useDispatch, useSelector, useStore } })`',
    ],
    cause: '`reactHooksModule` got the hooks as options of their own, which was the form of 1.9.',
    fix: 'Write `reactHooksModule({ hooks: { useDispatch, useSelector, useStore } })`, with all three.',
    page: { path: '/usage/migrating-rtk-2#hooks-module', title: 'Migrating to 2.0, reactHooksModule' },
  },
  {
    id: 'polling-interval-long',
    title: 'pollingInterval is larger than the maximum timer delay',
    kind: 'warning',
    messages: ['pollingInterval ⟨interval⟩ is larger than the maximum timer delay. Using ⟨limit⟩ instead.'],
    cause: 'Timers hold at most 2,147,483,647 ms, about 24.8 days.',
    fix: 'The unit is milliseconds. For “never”, pass 0.',
    page: { path: '/rtk-query/usage/polling#pitfall-long', title: 'Polling, a very long interval' },
  },
  {
    id: 'fetch-missing',
    title: 'fetch is not available',
    kind: 'warning',
    messages: [
      'Warning: `fetch` is not available. Please supply a custom `fetchFn` property to use `fetchBaseQuery` on SSR environments.',
    ],
    cause:
      '`fetchBaseQuery` was called where there is no global `fetch`: in a Node before 18, or in a simulated browser that hides it.',
    fix: 'Run it where `fetch` exists, or pass one as `fetchFn`.',
    page: { path: '/rtk-query/api/fetchBaseQuery#options', title: 'fetchBaseQuery, options' },
  },
  {
    id: 'request-timed-out',
    title: 'TIMEOUT_ERROR: the request took too long',
    kind: 'error',
    messages: ['signal timed out'],
    signs: ['TIMEOUT_ERROR'],
    cause: 'The answer, its body included, took longer than `timeout`.',
    fix: 'Raise `timeout` for this endpoint, or leave it out. To try again, wrap the base query in `retry`.',
    page: { path: '/rtk-query/api/fetchBaseQuery#timeout', title: 'fetchBaseQuery, timeout and abort' },
  },
  {
    id: 'call-aborted',
    title: 'AbortError: the call was canceled',
    kind: 'error',
    messages: ['Aborted'],
    signs: ['AbortError'],
    cause:
      'A thunk or a request was canceled: by `abort()`, by its `signal`, by `resetApiState`, or because its cache entry was removed. Nothing failed.',
    fix: "Leave it out where you report failures: test `action.meta.aborted`, or `error.name === 'AbortError'` after `unwrap()`.",
    page: {
      path: '/api/createAsyncThunk#pitfall-aborted',
      title: 'createAsyncThunk, after a canceled call',
    },
  },
]
