import type { Queries } from '../query'

const OVERVIEW = '/rtk-query/overview'
const BOX = '/introduction/getting-started#whats-included'

export const rtkQuery: Queries = {
  symbols: [
    ['createApi', OVERVIEW, BOX],
    ['fetchBaseQuery', OVERVIEW, BOX],
    ['setupListeners', OVERVIEW, BOX],
    ['refetchOnFocus', `${OVERVIEW}#refetch-on-focus`, OVERVIEW],
    ['api.middleware', OVERVIEW],
    ['reducerPath', OVERVIEW, '/api/createSlice'],
    ['keepUnusedDataFor', OVERVIEW],
    ['createApiActionSanitizer', OVERVIEW],
  ],
  'partial words': [
    ['rtk que', OVERVIEW],
    ['fetchbase', OVERVIEW, BOX],
    ['setuplis', OVERVIEW, BOX],
    ['refetchon', OVERVIEW],
    ['keepunused', OVERVIEW],
  ],
  typos: [
    ['rtk qeury', OVERVIEW],
    ['fetchBaseQeury', OVERVIEW],
    ['refetchOnFocsu', OVERVIEW],
    ['keepUnsedDataFor', OVERVIEW],
    ['vocabluary', OVERVIEW],
  ],
  questions: [
    ['why would I use rtk query instead of a thunk', OVERVIEW, '/usage/usage-guide#where-logic-goes'],
    ['what does rtk query put into my store', `${OVERVIEW}#state-shape`],
    ['how big is rtk query', `${OVERVIEW}#size`],
    ['when is rtk query the wrong tool', `${OVERVIEW}#when-not`],
    ['what happens when a component asks for data', `${OVERVIEW}#round-trip`, OVERVIEW],
    ['can I use rtk query without react', `${OVERVIEW}#without-react`],
    ['why does nothing refetch when I come back to the tab', `${OVERVIEW}#refetch-on-focus`],
    ['why do two api slices overwrite each other', `${OVERVIEW}#two-apis`],
    ['what are the default cache settings', `${OVERVIEW}#defaults`],
    ['difference between a query and a mutation', `${OVERVIEW}#vocabulary`, OVERVIEW],
  ],
  synonyms: [
    ['react query', OVERVIEW],
    ['tanstack query comparison', OVERVIEW],
    ['swr', OVERVIEW],
    ['data fetching library', OVERVIEW],
    ['bundle size', `${OVERVIEW}#size`, OVERVIEW],
    ['cache time', OVERVIEW],
    ['use with vue', OVERVIEW],
    ['devtools show executeQuery', `${OVERVIEW}#devtools-names`],
    ['window focus', OVERVIEW],
  ],
  'pasted errors': [
    [
      'Warning: Middleware for RTK-Query API at reducerPath "api" has not been added to the store. You must add the middleware for RTK-Query to function correctly!',
      `${OVERVIEW}#middleware-missing`,
      '/errors#code-34',
      '/errors#code-37',
    ],
    [
      'Error: No data found at `state.api`. Did you forget to add the reducer to the store?',
      `${OVERVIEW}#no-data-found`,
    ],
    [
      'Uncaught TypeError: (0 , _api.useGetPostsQuery) is not a function',
      `${OVERVIEW}#hooks-undefined`,
      '/introduction/getting-started#hooks-are-undefined',
    ],
  ],
  acronyms: [
    ['RTKQ', OVERVIEW],
    ['RTKQ vs SWR', OVERVIEW],
  ],
}
