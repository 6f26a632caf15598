import type { Queries } from '../query'

const USAGE = '/rtk-query/usage'
const CUSTOM = `${USAGE}/customizing-queries`
const STREAMS = `${USAGE}/streaming-updates`
const SERVER = `${USAGE}/server-side-rendering`
const PERSISTENCE = `${USAGE}/persistence-and-rehydration`
const SPLITTING = `${USAGE}/code-splitting`
const CODEGEN = `${USAGE}/code-generation`
const NO_REACT = `${USAGE}/usage-without-react-hooks`
const OWN = `${USAGE}/customizing-create-api`
const MIGRATION = `${USAGE}/migrating-to-rtk-query`
const EXAMPLES = `${USAGE}/examples`

const CREATE = '/rtk-query/api/createApi'
const FETCH = '/rtk-query/api/fetchBaseQuery'
const SLICE = '/rtk-query/api/created-api/overview'
const SPLIT = '/rtk-query/api/created-api/code-splitting'
const STORE = '/rtk-query/api/created-api/redux-integration'
const ENDPOINTS = '/rtk-query/api/created-api/endpoints'
const UTIL = '/rtk-query/api/created-api/api-slice-utils'
const COMPARISON = '/rtk-query/comparison'
const NEXT = '/usage/nextjs'

/** About the guides to the edges of RTK Query: requests, servers, storage, many files, and life without hooks. */
export const queryUsageAdvanced: Queries = {
  symbols: [
    ['axiosBaseQuery', `${CUSTOM}#axios`, CUSTOM],
    ['updateCachedData', STREAMS, CREATE, `${USAGE}/manual-cache-updates`],
    ['extractRehydrationInfo', PERSISTENCE, SERVER, CREATE],
    ['autoMergeLevel2', PERSISTENCE],
    ['getRunningQueriesThunk await', SERVER, UTIL],
    ['filterEndpoints', CODEGEN],
    ['reactHooksModule', OWN, CREATE],
    ['cacheEntryRemoved', STREAMS, CREATE, EXAMPLES],
    ['PersistGate', PERSISTENCE, NEXT, '/api/configureStore', '/api/serializabilityMiddleware'],
    ['renderToString', SERVER],
    ['overrideExisting', SPLIT, SPLITTING],
    ['coreModule', OWN, CREATE],
  ],
  'partial words': [
    ['streaming up', STREAMS],
    ['server-side ren', SERVER, NEXT],
    ['persist', PERSISTENCE, '/usage/usage-guide#persistence', STORE],
    ['code gener', CODEGEN],
    ['migrating to rtk q', MIGRATION],
    ['customizing que', CUSTOM],
    ['customizing createa', OWN],
    ['without react h', NO_REACT, '/rtk-query/overview#without-react'],
    ['rtk-query-codeg', CODEGEN],
    ['example ap', EXAMPLES],
  ],
  typos: [
    ['websokcet', STREAMS],
    ['code genaration', CODEGEN],
    ['server side renderng rtk query', SERVER, NEXT],
    ['redux-presist api slice', PERSISTENCE, STORE],
    ['inejctEndpoints lazy route', SPLITTING, SPLIT],
    ['axois base query', CUSTOM],
    ['opneapi codegen', CODEGEN],
    ['exmaple login', EXAMPLES],
    ['costum createApi', OWN, CREATE],
  ],
  questions: [
    [
      'how do I refresh the token only once when several requests get a 401',
      `${CUSTOM}#pitfall-refreshes`,
      `${CUSTOM}#recommended`,
      CUSTOM,
      FETCH,
      '/usage/troubleshooting#symptom-several-token-refreshes',
    ],
    ['retry only get requests', `${CUSTOM}#retry`, `${FETCH}#retry`],
    ['how do I read the base url from the state', `${CUSTOM}#dynamic-url`, FETCH],
    ['can one endpoint send several requests', `${CUSTOM}#query-fn`, `${CREATE}#query-fn`],
    ['why is my POST sent twice', `${CUSTOM}#pitfall-twice`, `${USAGE}/mutations#pitfall-effect`],
    ['how do I use websockets with rtk query', STREAMS, CREATE],
    [
      'onCacheEntryAdded is not called on refetch',
      `${STREAMS}#pitfall-refetch`,
      `${STREAMS}#what-starts-it`,
      '/usage/troubleshooting#symptom-lifecycle-not-called-on-refetch',
    ],
    [
      'invalidate tags from a socket message',
      `${STREAMS}#invalidate`,
      `${USAGE}/automated-refetching#by-hand`,
    ],
    ['how do I send a message over the socket', `${STREAMS}#shared-socket`],
    ['when is the websocket closed', `${STREAMS}#pitfall-open`, STREAMS],
    ['why is useQuery still loading in the html of the server', SERVER],
    ['rtk query ssr without next', SERVER],
    ['why does the browser fetch again after server rendering', `${SERVER}#pitfall-again`],
    ['how do I save the rtk query cache in localStorage', PERSISTENCE],
    ['why is the cache gone after a reload', `${PERSISTENCE}#lifetime`, PERSISTENCE],
    ['stuck isFetching after reload', `${PERSISTENCE}#pitfall-pending`],
    ['how do I wipe the stored cache at logout', `${PERSISTENCE}#logout`],
    ['one createApi or many', `${SPLITTING}#one-or-many`, `${SLICE}#one-per-server`],
    [
      'why is my hook undefined after injectEndpoints',
      `${SPLITTING}#pitfall-hook`,
      SPLIT,
      `${SLICE}#pitfall-hooks`,
    ],
    ['can I load endpoints with a lazy route', `${SPLITTING}#lazy-routes`, `${SPLIT}#lazy`],
    [
      'filterEndpoints generates nothing',
      `${CODEGEN}#pitfall-filter`,
      '/usage/troubleshooting#symptom-filter-endpoints-nothing',
    ],
    ['how do I keep my edits after generating again', `${CODEGEN}#pitfall-edited`, SPLITTING, SPLIT],
    ['generate hooks for a POST request that reads', `${CODEGEN}#post-query`],
    ['how do I use rtk query in a class component', `${NO_REACT}#class-components`],
    ['how do I run a query once in a node script', `${NO_REACT}#node`, `${NO_REACT}#once`],
    ['when do I have to call unsubscribe after initiate', NO_REACT, ENDPOINTS],
    ['can I have two stores on one page', OWN, '/rtk-query/api/ApiProvider'],
    ['how do I write my own module for createApi', `${OWN}#own-module`, CREATE],
    ['how do I replace createAsyncThunk with rtk query', MIGRATION],
    ['can thunks and rtk query live side by side', MIGRATION],
    ['is there a complete example app with login', EXAMPLES],
  ],
  synonyms: [
    ['interceptor', `${FETCH}#wrap`, FETCH, CUSTOM],
    ['mutex', CUSTOM, FETCH],
    ['multipart upload', `${CUSTOM}#upload`, FETCH],
    ['graphql request', `${CUSTOM}#graphql`, CUSTOM, `${COMPARISON}#graphql`],
    ['server sent events', STREAMS],
    ['EventSource', STREAMS],
    ['push notifications from the server', STREAMS],
    ['isomorphic rendering', SERVER, NEXT],
    ['dehydrate state on the server', SERVER, NEXT, CREATE],
    ['static site generation', `${SERVER}#static`, SERVER],
    ['AsyncStorage', `${PERSISTENCE}#async-storage`, PERSISTENCE],
    ['offline first', `${PERSISTENCE}#offline`, PERSISTENCE],
    ['split api into several files', SPLITTING, SPLIT],
    ['swagger to rtk query', CODEGEN],
    ['rtk query svelte', NO_REACT],
    ['angular service with rtk query', NO_REACT],
    ['vanilla js example', EXAMPLES, NO_REACT, '/rtk-query/overview#without-react'],
    ['micro frontend with its own store', OWN],
    ['coming from react query', COMPARISON, MIGRATION],
    ['from thunks to endpoints', MIGRATION],
    ['sample app', EXAMPLES],
    ['demo app', EXAMPLES],
  ],
  'pasted errors': [
    [
      'TypeError: Cannot convert undefined or null to object at extractRehydrationInfo',
      `${PERSISTENCE}#pitfall-parts`,
      CREATE,
    ],
    [
      'RangeError: Maximum call stack size exceeded at dispatch, 120 api middlewares',
      `${SPLITTING}#pitfall-many`,
      '/errors#stack-overflow',
    ],
    [
      "ReferenceError: Cannot access 'shopApi' before initialization",
      `${SPLITTING}#pitfall-circular`,
      `${SPLIT}#pitfall-circular`,
      '/errors#api-slice-circular',
    ],
    [
      'Text content does not match server-rendered HTML. useGetPostsQuery',
      `${SERVER}#pitfall-mismatch`,
      NEXT,
    ],
    [
      "'api' implicitly has type 'any' because extractRehydrationInfo is referenced in its own initializer ts(7022)",
      `${PERSISTENCE}#pitfall-types`,
      CREATE,
      '/errors#ts-circular',
    ],
  ],
  acronyms: [
    ['SSE', STREAMS],
    ['WS reconnect', `${STREAMS}#reconnect`, STREAMS],
    ['SSR HTML', SERVER],
    ['SSG', SERVER, NEXT],
    ['OAS', CODEGEN],
    ['JWT refresh', CUSTOM, FETCH],
  ],
}
