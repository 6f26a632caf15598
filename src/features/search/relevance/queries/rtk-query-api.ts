import type { Queries } from '../query'

const COMPARISON = '/rtk-query/comparison'
const OVERVIEW = '/rtk-query/overview'
const CREATE = '/rtk-query/api/createApi'
const FETCH = '/rtk-query/api/fetchBaseQuery'
const LISTENERS = '/rtk-query/api/setupListeners'
const PROVIDER = '/rtk-query/api/ApiProvider'
const HOOKS = '/rtk-query/api/created-api/hooks'
const ENDPOINTS = '/rtk-query/api/created-api/endpoints'
const SPLIT = '/rtk-query/api/created-api/code-splitting'
const TYPES = '/rtk-query/usage-with-typescript'
const INSIDE = '/rtk-query/internal'
const ERRORS = '/errors'

/** About the functions and components that RTK Query exports, and about the pages that surround their reference. */
export const rtkQueryApi: Queries = {
  symbols: [
    ['serializeQueryArgs', CREATE, '/rtk-query/usage/customizing-queries#cache-key'],
    ['queryFn', CREATE, `${TYPES}#query-fn`, '/rtk-query/usage/customizing-queries#query-fn'],
    ['prepareHeaders', FETCH],
    ['responseHandler', FETCH],
    ['retry.fail', FETCH],
    ['ApiProvider', PROVIDER],
    ['FetchBaseQueryError', FETCH, `${TYPES}#errors`],
    ['fakeBaseQuery', `${CREATE}#fake-base-query`, CREATE],
    ['onCacheEntryAdded', CREATE, '/rtk-query/usage/streaming-updates'],
    ['buildCreateApi', CREATE, '/rtk-query/usage/customizing-create-api'],
    ['skipPollingIfUnfocused', LISTENERS, `${HOOKS}#polling`, HOOKS, `${ENDPOINTS}#initiate-options`],
    ['TypedUseQuery', TYPES, HOOKS],
    ['buildSlice', `${INSIDE}/buildSlice`],
    ['queryThunk', `${INSIDE}/queryThunk`],
    ['invalidationByTags', `${INSIDE}/buildMiddleware/invalidationByTags`],
  ],
  'partial words': [
    ['preparehead', FETCH],
    ['maxretr', FETCH],
    ['apiprov', PROVIDER],
    ['structuralsh', CREATE],
    ['oncacheent', CREATE],
    ['refetchonrec', LISTENERS, CREATE, HOOKS, OVERVIEW],
    ['rtk query typesc', TYPES],
  ],
  typos: [
    ['setuplistners', LISTENERS],
    ['perpareHeaders', FETCH],
    ['fetchbasequrey', FETCH],
    ['ApiProvidr', PROVIDER],
    ['tranformResponse', CREATE],
    [
      'invalidateTgas not working',
      CREATE,
      '/rtk-query/api/created-api/api-slice-utils',
      SPLIT,
      '/rtk-query/usage/automated-refetching',
    ],
  ],
  questions: [
    [
      'why is invalidatesTags not working',
      CREATE,
      `${SPLIT}#pitfall-tags-across`,
      '/rtk-query/usage/automated-refetching',
    ],
    [
      'how do I make multiple requests in one endpoint',
      `${CREATE}#query-fn`,
      CREATE,
      `${TYPES}#query-fn`,
      '/rtk-query/usage/customizing-queries#query-fn',
    ],
    [
      'how do I add a token to every request',
      `${FETCH}#headers`,
      FETCH,
      '/rtk-query/usage/customizing-queries#before-every-request',
      '/rtk-query/usage/customizing-queries#recommended',
    ],
    ['how do I retry failed requests', `${FETCH}#retry`, FETCH, '/rtk-query/usage/customizing-queries#retry'],
    ['why is refetchOnFocus not working', `${LISTENERS}#pitfall-missing`, `${OVERVIEW}#refetch-on-focus`],
    ['can I use rtk query without configureStore', PROVIDER],
    [
      'when is cached data removed',
      `${CREATE}#cache-lifetime`,
      CREATE,
      `${ENDPOINTS}#subscriptions`,
      '/tutorials/rtk-query#lifetime',
      '/rtk-query/usage/cache-behavior#lifetime',
    ],
    ['how do I type the error of a query', `${TYPES}#errors`, `${CREATE}#narrow-error`, TYPES],
    [
      'how do I type a custom base query',
      `${TYPES}#base-query`,
      `${CREATE}#typed-base-query`,
      `${FETCH}#type-wrapper`,
    ],
    ['move from ApiProvider to my own store', `${PROVIDER}#migrate`],
    [
      'how do I refetch when the connection comes back',
      LISTENERS,
      '/rtk-query/api/created-api/hooks#query-options-refetchonreconnect',
    ],
    [
      'can I validate the response with a schema',
      `${CREATE}#schemas`,
      `${TYPES}#schemas`,
      '/rtk-query/usage/queries#schemas',
    ],
    ['should I use rtk query or react query', COMPARISON, `${OVERVIEW}#when-not`],
    [
      'does rtk query have a normalized cache',
      `${COMPARISON}#normalization`,
      COMPARISON,
      '/rtk-query/usage/cache-behavior#no-normalization',
    ],
    [
      'how do I move from tanstack query to rtk query',
      `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`,
      COMPARISON,
      '/rtk-query/usage/migrating-to-rtk-query#other-libraries',
    ],
    ['which source file of rtk query does what', `${INSIDE}/overview`],
    [
      'how does the middleware of rtk query treat an action',
      `${INSIDE}/overview`,
      '/rtk-query/api/created-api/redux-integration#actions',
    ],
    ['how are upserts stored in the reducer of an api slice', `${INSIDE}/buildSlice`],
    ['how does queryThunk decide to run', `${INSIDE}/queryThunk`],
    ['how does the invalidation middleware work inside', `${INSIDE}/buildMiddleware/invalidationByTags`],
  ],
  synonyms: [
    [
      'gcTime',
      CREATE,
      OVERVIEW,
      `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`,
      '/tutorials/rtk-query#lifetime',
      '/rtk-query/usage/cache-behavior',
    ],
    [
      'staleTime',
      CREATE,
      HOOKS,
      OVERVIEW,
      `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`,
      '/rtk-query/usage/cache-behavior',
    ],
    ['axios interceptor', `${FETCH}#wrap`, FETCH, '/rtk-query/usage/customizing-queries'],
    [
      'query key',
      `${CREATE}#cache-keys`,
      CREATE,
      `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`,
    ],
    ['upload file FormData rtk query', FETCH, '/rtk-query/usage/customizing-queries#upload'],
    [
      'exponential backoff',
      FETCH,
      '/rtk-query/usage/customizing-queries#retry',
      '/rtk-query/usage/polling#back-off',
    ],
    ['refresh token 401', FETCH, '/rtk-query/usage/customizing-queries'],
    [
      'hydrate from server',
      `${CREATE}#rehydration`,
      CREATE,
      '/usage/nextjs#how-it-works',
      '/usage/nextjs#seed',
      '/usage/nextjs#own-server',
      '/rtk-query/usage/server-side-rendering',
    ],
    ['react native AppState rtk query', `${LISTENERS}#react-native`, LISTENERS],
    ['rtk query context provider without store', PROVIDER],
    ['apollo client alternative', COMPARISON, `${OVERVIEW}#when-not`],
    ['generic endpoint types', TYPES, `${CREATE}#type-arguments`],
  ],
  'pasted errors': [
    [
      '{"status":"PARSING_ERROR","originalStatus":200,"data":"OK","error":"SyntaxError: Unexpected token \'O\', \\"OK\\" is not valid JSON"}',
      FETCH,
      '/tutorials/rtk-query#parsing-error',
      '/rtk-query/usage/error-handling#shapes',
      '/errors#not-json',
    ],
    [
      'Error: Existing Redux context detected. If you already have a store set up, please use the traditional Redux setup. at ApiProvider (rtk-query-react.modern.mjs:742:11)',
      PROVIDER,
      `${ERRORS}#code-35`,
      '/tutorials/rtk-query#api-provider',
    ],
    [
      "Property 'data' does not exist on type 'FetchBaseQueryError | SerializedError'. Property 'data' does not exist on type 'SerializedError'.ts(2339)",
      TYPES,
      `${FETCH}#pitfall-narrow`,
      `${CREATE}#narrow-error`,
      '/rtk-query/usage/error-handling#pitfall-narrow',
      '/errors#ts-error-property',
    ],
    [
      'Error: When using `fakeBaseQuery`, all queries & mutations must use the `queryFn` definition syntax.',
      `${CREATE}#fake-base-query`,
      `${ERRORS}#code-33`,
    ],
    [
      "The inferred type of 'useGetTicketQuery' cannot be named without a reference to '.pnpm/@reduxjs+toolkit/node_modules/@reduxjs/toolkit'. This is likely not portable. A type annotation is necessary.ts(2742)",
      TYPES,
      '/usage/usage-with-typescript#declarations',
      '/errors#ts-cannot-be-named',
    ],
    [
      "'ticketsApi' implicitly has type 'any' because it does not have a type annotation and is referenced directly or indirectly in its own initializer.ts(7022)",
      `${CREATE}#pitfall-circular`,
      `${TYPES}#state`,
      '/errors#ts-circular',
    ],
  ],
  acronyms: [
    ['JWT', FETCH, '/rtk-query/usage/customizing-queries'],
    ['RN refetch on focus', LISTENERS],
    ['RTKQ TS', TYPES],
    ['RTKQ vs RQ', COMPARISON],
    ['TS2742', TYPES, '/usage/usage-with-typescript#declarations'],
  ],
}
