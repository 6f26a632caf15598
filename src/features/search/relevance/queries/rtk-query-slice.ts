import type { Queries } from '../query'

const CREATE = '/rtk-query/api/createApi'
const LISTENERS = '/rtk-query/api/setupListeners'
const SLICE = '/rtk-query/api/created-api/overview'
const STORE = '/rtk-query/api/created-api/redux-integration'
const ENDPOINTS = '/rtk-query/api/created-api/endpoints'
const HOOKS = '/rtk-query/api/created-api/hooks'
const SPLIT = '/rtk-query/api/created-api/code-splitting'
const UTIL = '/rtk-query/api/created-api/api-slice-utils'
const OVERVIEW = '/rtk-query/overview'
const TYPES = '/rtk-query/usage-with-typescript'
const ERRORS = '/errors'

/** About what `createApi` returns. */
export const rtkQuerySlice: Queries = {
  symbols: [
    ['initiate', ENDPOINTS],
    ['endpoint.select', `${ENDPOINTS}#select`, ENDPOINTS],
    ['injectEndpoints', SPLIT, '/rtk-query/usage/code-splitting'],
    ['enhanceEndpoints', SPLIT],
    ['updateQueryData', UTIL, '/rtk-query/usage/manual-cache-updates'],
    ['upsertQueryEntries', UTIL],
    ['resetApiState', `${UTIL}#reset-api-state`, UTIL],
    ['getRunningQueriesThunk', UTIL, '/rtk-query/usage/server-side-rendering'],
    ['useLazyQuery', HOOKS],
    ['fixedCacheKey', HOOKS, '/rtk-query/usage/mutations#shared-status'],
    ['selectFromResult', HOOKS, `${TYPES}#select-from-result`, '/rtk-query/usage/queries#select-from-result'],
    ['skipToken', HOOKS, ENDPOINTS, TYPES, `${CREATE}#types`, '/rtk-query/usage/conditional-fetching'],
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
    [
      'what is the difference between isLoading and isFetching',
      `${HOOKS}#flags`,
      HOOKS,
      '/rtk-query/usage/queries#states',
    ],
    ['why does useLazyQuery always fetch', `${HOOKS}#use-lazy-query`, HOOKS],
    [
      'why does the old data show when the argument changes',
      `${HOOKS}#pitfall-stale`,
      HOOKS,
      '/rtk-query/usage/queries#current-data',
    ],
    ['what does createApi return', SLICE, `${CREATE}#returns`],
    [
      'should I have one api slice or many',
      `${SLICE}#one-per-server`,
      SLICE,
      '/rtk-query/usage/code-splitting#one-or-many',
    ],
    [
      'are the hooks undefined with createApi from query',
      `${SLICE}#pitfall-hooks`,
      `${CREATE}#pitfall-hooks`,
      SLICE,
      `${OVERVIEW}#hooks-undefined`,
      '/tutorials/rtk-query#hooks-undefined',
    ],
    [
      'how do I use rtk query without hooks',
      ENDPOINTS,
      `${OVERVIEW}#without-react`,
      '/rtk-query/usage/usage-without-react-hooks',
    ],
    [
      'how can a slice react to the login mutation with matchFulfilled',
      `${ENDPOINTS}#matchers`,
      ENDPOINTS,
      '/rtk-query/usage/examples#helpdesk-login',
      '/rtk-query/usage/migrating-to-rtk-query#other-slices',
    ],
    [
      'why is a cache entry never removed after initiate',
      `${ENDPOINTS}#pitfall-leak`,
      ENDPOINTS,
      '/rtk-query/usage/usage-without-react-hooks#pitfall-leak',
    ],
    ['what does api.middleware do', STORE, SLICE],
    [
      'what if I forget to add the api reducer to the store',
      `${STORE}#mistakes`,
      STORE,
      '/tutorials/rtk-query#reducer-missing',
      '/rtk-query/overview#no-data-found',
    ],
    [
      'how does rtk query work with redux-persist',
      STORE,
      `${CREATE}#rehydration`,
      '/rtk-query/usage/persistence-and-rehydration',
    ],
    ['how do I split endpoints into several files', SPLIT, '/rtk-query/usage/code-splitting'],
    [
      'how do I add tags to generated endpoints',
      SPLIT,
      '/rtk-query/usage/code-splitting#generated',
      '/rtk-query/usage/code-generation',
    ],
    [
      'how do I do an optimistic update',
      `${UTIL}#optimistic`,
      `${CREATE}#on-query-started`,
      '/rtk-query/usage/manual-cache-updates',
    ],
    [
      'how do I update every page in the cache',
      `${UTIL}#every-entry`,
      '/rtk-query/usage/manual-cache-updates#every-list',
    ],
    [
      'how do I clear the cache on logout',
      `${UTIL}#reset-api-state`,
      UTIL,
      '/usage/usage-guide#reset',
      '/rtk-query/usage/cache-behavior#reset',
    ],
  ],
  synonyms: [
    [
      'skip vs enabled false',
      `${HOOKS}#skip`,
      HOOKS,
      `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`,
      '/rtk-query/usage/conditional-fetching',
    ],
    [
      'fetch on button click',
      HOOKS,
      '/rtk-query/usage/conditional-fetching#lazy',
      '/rtk-query/usage/queries#choose-a-hook',
    ],
    ['refresh every 5 seconds', `${HOOKS}#polling`, HOOKS, '/rtk-query/usage/polling'],
    ['infinite scroll hook', `${HOOKS}#use-infinite-query`, HOOKS, '/rtk-query/usage/infinite-queries'],
    [
      'fetch data imperatively',
      ENDPOINTS,
      `${OVERVIEW}#without-react`,
      '/rtk-query/usage/queries#in-a-handler',
      '/rtk-query/usage/usage-without-react-hooks',
    ],
    [
      'getQueryData',
      `${ENDPOINTS}#select`,
      ENDPOINTS,
      `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`,
    ],
    [
      'setQueryData',
      UTIL,
      `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`,
      '/rtk-query/usage/manual-cache-updates',
    ],
    [
      'invalidateQueries by hand',
      `${UTIL}#invalidate-tags`,
      UTIL,
      `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`,
      '/rtk-query/usage/automated-refetching#by-hand',
    ],
    ['prefetch on hover', `${HOOKS}#use-prefetch`, HOOKS, `${UTIL}#prefetch`, '/rtk-query/usage/prefetching'],
    [
      'cancel rtk query request',
      `${ENDPOINTS}#abort`,
      ENDPOINTS,
      `${HOOKS}#pitfall-abort`,
      '/rtk-query/usage/queries#cancellation',
    ],
    [
      'load api later',
      `${STORE}#lazy`,
      `${SPLIT}#lazy`,
      '/api/combineSlices#lazy-api',
      '/rtk-query/usage/code-splitting#lazy-routes',
    ],
    ['subscription leak', ENDPOINTS, '/rtk-query/usage/usage-without-react-hooks#pitfall-leak'],
    ['rtk query state shape', `${STORE}#state`, STORE, `${OVERVIEW}#state-shape`],
  ],
  'pasted errors': [
    [
      'Cannot refetch a query that has not been started yet. at refetch (buildHooks.ts:1742:17)',
      `${HOOKS}#pitfall-refetch`,
      `${ERRORS}#code-38`,
      '/rtk-query/usage/queries#pitfall-refetch',
      '/rtk-query/usage/conditional-fetching#pitfall-refetch',
    ],
    [
      "Uncaught ReferenceError: Cannot access 'baseApi' before initialization at ordersApi.ts:4:19",
      `${SPLIT}#pitfall-circular`,
      SPLIT,
      '/rtk-query/usage/code-splitting#pitfall-circular',
      '/errors#api-slice-circular',
    ],
    [
      'There is a mismatch between slice and middleware for the reducerPath "api". You can only have one api per reducer path, this will lead to crashes in various situations!',
      `${STORE}#pitfall-same-path`,
      '/errors#reducer-path-taken',
    ],
    [
      "TypeError: Cannot read properties of undefined (reading 'Symbol(immer-state)') at updateQueryData",
      `${UTIL}#pitfall-immer-state`,
      '/errors#immer-state-undefined',
    ],
    [
      "Property 'useGetOrderQuery' does not exist on type 'Api<BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>, {}, \"api\", never>'.",
      `${SLICE}#pitfall-injected-type`,
      `${SPLIT}#pitfall-base-import`,
      '/rtk-query/usage/code-splitting#pitfall-hook',
      '/errors#ts-hook-missing',
    ],
    [
      'TypeError: isRequestSubscribed is not a function at usePossiblyImmediateEffect',
      `${HOOKS}#pitfall-middleware`,
      `${ERRORS}#code-37`,
      '/errors#subscription-missing',
    ],
  ],
  acronyms: [
    ['HMR endpoints', `${SPLIT}#hot-reloading`, SPLIT, '/rtk-query/usage/code-splitting#hot-reloading'],
    [
      'RTKQ SSR wait for requests',
      `${UTIL}#running`,
      UTIL,
      `${ENDPOINTS}#pitfall-leak`,
      '/usage/nextjs#own-server',
      '/rtk-query/usage/server-side-rendering',
    ],
    ['RTKQ flags', HOOKS],
  ],
}
