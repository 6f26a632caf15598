import type { Queries } from '../query'

const OVERVIEW = '/rtk-query/overview'
const CREATE = '/rtk-query/api/createApi'
const FETCH = '/rtk-query/api/fetchBaseQuery'
const LISTENERS = '/rtk-query/api/setupListeners'
const STORE = '/rtk-query/api/created-api/redux-integration'
const SLICE = '/rtk-query/api/created-api/overview'
const HOOKS = '/rtk-query/api/created-api/hooks'
const ENDPOINTS = '/rtk-query/api/created-api/endpoints'
const COMPARISON = '/rtk-query/comparison'

export const rtkQuery: Queries = {
  symbols: [
    ['createApi', CREATE],
    ['fetchBaseQuery', FETCH],
    ['setupListeners', LISTENERS],
    ['refetchOnFocus', `${OVERVIEW}#refetch-on-focus`, OVERVIEW, LISTENERS, CREATE],
    ['api.middleware', OVERVIEW, STORE, SLICE],
    ['reducerPath', OVERVIEW, '/api/createSlice', CREATE, STORE],
    ['keepUnusedDataFor', CREATE, '/rtk-query/usage/cache-behavior'],
    ['createApiActionSanitizer', OVERVIEW, `${STORE}#devtools`],
  ],
  'partial words': [
    ['rtk que', OVERVIEW],
    ['fetchbase', FETCH],
    ['setuplis', LISTENERS],
    ['refetchon', OVERVIEW, LISTENERS, CREATE, HOOKS],
    ['keepunused', CREATE],
  ],
  typos: [
    ['rtk qeury', OVERVIEW],
    ['fetchBaseQeury', FETCH],
    ['refetchOnFocsu', OVERVIEW, LISTENERS, CREATE],
    ['keepUnsedDataFor', CREATE],
    ['vocabluary', OVERVIEW],
  ],
  questions: [
    [
      'why would I use rtk query instead of a thunk',
      OVERVIEW,
      '/usage/usage-guide#where-logic-goes',
      '/rtk-query/usage/migrating-to-rtk-query',
    ],
    ['what does rtk query put into my store', `${OVERVIEW}#state-shape`, `${STORE}#state`],
    ['how big is rtk query', `${OVERVIEW}#size`, `${COMPARISON}#size`],
    ['when is rtk query the wrong tool', `${OVERVIEW}#when-not`, `${COMPARISON}#when`],
    [
      'what happens when a component asks for data',
      `${OVERVIEW}#round-trip`,
      OVERVIEW,
      `${HOOKS}#when-requests`,
      '/rtk-query/usage/queries#how-it-works',
      '/rtk-query/usage/cache-behavior#when-requested',
    ],
    [
      'can I use rtk query without react',
      `${OVERVIEW}#without-react`,
      ENDPOINTS,
      '/rtk-query/usage/usage-without-react-hooks',
    ],
    [
      'why does nothing refetch when I come back to the tab',
      `${OVERVIEW}#refetch-on-focus`,
      LISTENERS,
      '/usage/troubleshooting#symptom-no-refetch-on-focus',
    ],
    [
      'why do two api slices overwrite each other',
      `${OVERVIEW}#two-apis`,
      `${CREATE}#pitfall-reducer-path`,
      `${STORE}#pitfall-same-path`,
    ],
    [
      'what are the default cache settings',
      `${OVERVIEW}#defaults`,
      `${CREATE}#options`,
      `${CREATE}#cache-lifetime`,
    ],
    ['difference between a query and a mutation', `${OVERVIEW}#vocabulary`, OVERVIEW],
  ],
  synonyms: [
    ['react query', OVERVIEW, COMPARISON],
    ['tanstack query comparison', COMPARISON, OVERVIEW],
    ['swr', OVERVIEW, COMPARISON],
    ['data fetching library', OVERVIEW],
    [
      'bundle size',
      `${OVERVIEW}#size`,
      OVERVIEW,
      `${COMPARISON}#size`,
      '/introduction/why-rtk-is-redux-today#size',
    ],
    ['cache time', OVERVIEW, CREATE, '/rtk-query/usage/cache-behavior'],
    ['use with vue', OVERVIEW, '/rtk-query/usage/usage-without-react-hooks'],
    ['devtools show executeQuery', `${OVERVIEW}#devtools-names`, `${STORE}#devtools`],
    ['window focus', OVERVIEW, LISTENERS, CREATE],
  ],
  'pasted errors': [
    [
      'Warning: Middleware for RTK-Query API at reducerPath "api" has not been added to the store. You must add the middleware for RTK-Query to function correctly!',
      `${OVERVIEW}#middleware-missing`,
      '/errors#code-34',
      '/errors#code-37',
      `${STORE}#mistakes`,
      `${STORE}#pitfall-test-store`,
      '/tutorials/rtk-query#middleware-missing',
    ],
    [
      'Error: No data found at `state.api`. Did you forget to add the reducer to the store?',
      `${OVERVIEW}#no-data-found`,
      `${STORE}#pitfall-no-data`,
      '/errors#no-data-found',
    ],
    [
      'Uncaught TypeError: (0 , _api.useGetPostsQuery) is not a function',
      `${OVERVIEW}#hooks-undefined`,
      '/introduction/getting-started#hooks-are-undefined',
      `${HOOKS}#pitfall-missing-hook`,
      `${SLICE}#pitfall-hooks`,
      `${CREATE}#pitfall-hooks`,
      '/errors#hook-missing',
    ],
  ],
  acronyms: [
    ['RTKQ', OVERVIEW, '/tutorials/rtk-query'],
    ['RTKQ vs SWR', OVERVIEW, COMPARISON],
  ],
}
