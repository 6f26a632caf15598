import type { Queries } from '../query'

const CREATE = '/rtk-query/api/createApi'
const LISTENERS = '/rtk-query/api/setupListeners'
const SLICE = '/rtk-query/api/created-api/overview'
const STORE = '/rtk-query/api/created-api/redux-integration'
const ENDPOINTS = '/rtk-query/api/created-api/endpoints'
const HOOKS = '/rtk-query/api/created-api/hooks'
const SPLIT = '/rtk-query/api/created-api/code-splitting'
const UTIL = '/rtk-query/api/created-api/api-slice-utils'
const COMPARISON = '/rtk-query/comparison'
const OVERVIEW = '/rtk-query/overview'
const TYPES = '/rtk-query/usage-with-typescript'
const ERRORS = '/errors'

/** About what `createApi` returns. */
export const rtkQuerySlice: Queries = {
  symbols: [
    ['initiate', ENDPOINTS],
    ['endpoint.select', `${ENDPOINTS}#select`, ENDPOINTS],
    ['injectEndpoints', SPLIT],
    ['enhanceEndpoints', SPLIT],
    ['updateQueryData', UTIL],
    ['upsertQueryEntries', UTIL],
    ['resetApiState', `${UTIL}#reset-api-state`, UTIL],
    ['getRunningQueriesThunk', UTIL],
    ['useLazyQuery', HOOKS],
    ['fixedCacheKey', HOOKS],
    ['selectFromResult', HOOKS, `${TYPES}#select-from-result`],
    ['skipToken', HOOKS, ENDPOINTS, TYPES, `${CREATE}#types`],
    ['api.internalActions', `${SLICE}#internal-actions`, SLICE, LISTENERS],
    ['api.reducerPath', STORE, SLICE, CREATE],
  ],
  'partial words': [
    ['inject endp', SPLIT],
    ['uselaz', HOOKS],
    ['currentda', HOOKS],
    ['updatequer', UTIL],
    ['unsubscr', ENDPOINTS, '/api/createListenerMiddleware'],
    ['api slice obj', SLICE],
    ['redux integ', STORE],
  ],
  typos: [
    ['updateQueryDta', UTIL],
    ['injectEndponts', SPLIT],
    ['selectFromReslut', HOOKS],
    ['initate', ENDPOINTS],
    ['resetApiSate', UTIL],
    ['enhacneEndpoints', SPLIT],
    ['skipTokn', HOOKS, ENDPOINTS, TYPES, CREATE],
  ],
  questions: [
    ['what is the difference between isLoading and isFetching', `${HOOKS}#flags`, HOOKS],
    ['why does useLazyQuery always fetch', `${HOOKS}#use-lazy-query`, HOOKS],
    ['why does the old data show when the argument changes', `${HOOKS}#pitfall-stale`, HOOKS],
    ['what does createApi return', SLICE, `${CREATE}#returns`],
    ['should I have one api slice or many', `${SLICE}#one-per-server`, SLICE],
    [
      'are the hooks undefined with createApi from query',
      `${SLICE}#pitfall-hooks`,
      `${CREATE}#pitfall-hooks`,
      SLICE,
      `${OVERVIEW}#hooks-undefined`,
      '/tutorials/rtk-query#hooks-undefined',
    ],
    ['how do I use rtk query without hooks', ENDPOINTS, `${OVERVIEW}#without-react`],
    ['how can a slice react to the login mutation with matchFulfilled', `${ENDPOINTS}#matchers`, ENDPOINTS],
    ['why is a cache entry never removed after initiate', `${ENDPOINTS}#pitfall-leak`, ENDPOINTS],
    ['what does api.middleware do', STORE, SLICE],
    [
      'what if I forget to add the api reducer to the store',
      `${STORE}#mistakes`,
      STORE,
      '/tutorials/rtk-query#reducer-missing',
      '/rtk-query/overview#no-data-found',
    ],
    ['how does rtk query work with redux-persist', STORE, `${CREATE}#rehydration`],
    ['how do I split endpoints into several files', SPLIT],
    ['how do I add tags to generated endpoints', SPLIT],
    ['how do I do an optimistic update', `${UTIL}#optimistic`, `${CREATE}#on-query-started`],
    ['how do I update every page in the cache', `${UTIL}#every-entry`],
    ['how do I clear the cache on logout', `${UTIL}#reset-api-state`, UTIL, '/usage/usage-guide#reset'],
  ],
  synonyms: [
    ['skip vs enabled false', `${HOOKS}#skip`, HOOKS, `${COMPARISON}#migrate`],
    ['fetch on button click', HOOKS],
    ['refresh every 5 seconds', `${HOOKS}#polling`, HOOKS],
    ['infinite scroll hook', `${HOOKS}#use-infinite-query`, HOOKS],
    ['fetch data imperatively', ENDPOINTS, `${OVERVIEW}#without-react`],
    ['getQueryData', `${ENDPOINTS}#select`, ENDPOINTS, `${COMPARISON}#migrate`],
    ['setQueryData', UTIL, `${COMPARISON}#migrate`],
    ['invalidateQueries by hand', `${UTIL}#invalidate-tags`, UTIL, `${COMPARISON}#migrate`],
    ['prefetch on hover', `${HOOKS}#use-prefetch`, HOOKS, `${UTIL}#prefetch`],
    ['cancel rtk query request', `${ENDPOINTS}#abort`, ENDPOINTS, `${HOOKS}#pitfall-abort`],
    ['load api later', `${STORE}#lazy`, `${SPLIT}#lazy`, '/api/combineSlices#lazy-api'],
    ['subscription leak', ENDPOINTS],
    ['rtk query state shape', `${STORE}#state`, STORE, `${OVERVIEW}#state-shape`],
  ],
  'pasted errors': [
    [
      'Cannot refetch a query that has not been started yet. at refetch (buildHooks.ts:1742:17)',
      `${HOOKS}#pitfall-refetch`,
      `${ERRORS}#code-38`,
    ],
    [
      "Uncaught ReferenceError: Cannot access 'baseApi' before initialization at ordersApi.ts:4:19",
      `${SPLIT}#pitfall-circular`,
      SPLIT,
    ],
    [
      'There is a mismatch between slice and middleware for the reducerPath "api". You can only have one api per reducer path, this will lead to crashes in various situations!',
      `${STORE}#pitfall-same-path`,
    ],
    [
      "TypeError: Cannot read properties of undefined (reading 'Symbol(immer-state)') at updateQueryData",
      `${UTIL}#pitfall-immer-state`,
    ],
    [
      "Property 'useGetOrderQuery' does not exist on type 'Api<BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>, {}, \"api\", never>'.",
      `${SLICE}#pitfall-injected-type`,
      `${SPLIT}#pitfall-base-import`,
    ],
    [
      'TypeError: isRequestSubscribed is not a function at usePossiblyImmediateEffect',
      `${HOOKS}#pitfall-middleware`,
      `${ERRORS}#code-37`,
    ],
  ],
  acronyms: [
    ['HMR endpoints', `${SPLIT}#hot-reloading`, SPLIT],
    [
      'RTKQ SSR wait for requests',
      `${UTIL}#running`,
      UTIL,
      `${ENDPOINTS}#pitfall-leak`,
      '/usage/nextjs#own-server',
    ],
    ['RTKQ flags', HOOKS],
  ],
}
