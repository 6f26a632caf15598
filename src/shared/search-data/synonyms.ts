import { SYMPTOM_SYNONYMS } from '../symptoms/says'
import { SYNONYMS_OF_LIBRARIES } from './synonyms-of-libraries'

/**
 * What readers say, and what the documentation calls it. Reviewed by hand: an entry is there because readers do
 * say so, and doesn't repeat what spelling alone finds (other forms of a word, parts of identifiers, typing errors).
 * The hosted index is given the same list.
 */
export interface Synonym {
  /** Each may be several words. */
  says: readonly string[]
  /** Searched for besides, and counting less than the reader's own words. */
  means: readonly string[]
}

export const SYNONYMS: readonly Synonym[] = [
  // Acronyms
  { says: ['ssr'], means: ['server-side rendering', 'server rendered', 'next.js', 'hydrate'] },
  { says: ['server side rendering', 'server rendering'], means: ['ssr', 'next.js'] },
  { says: ['esm', 'mjs'], means: ['ES modules', 'module', 'bundler', 'package'] },
  { says: ['cjs', 'commonjs'], means: ['CommonJS', 'bundler', 'entry points'] },
  { says: ['umd', 'cdn', 'unpkg', 'script tag'], means: ['without a bundler', 'browser-ready'] },
  { says: ['rtkq', 'rtkquery'], means: ['RTK Query', 'RTK Query overview'] },
  { says: ['rtk'], means: ['Redux Toolkit'] },
  { says: ['rtkq vs rq', 'rq'], means: ['comparison', 'TanStack Query'] },
  { says: ['ts'], means: ['TypeScript'] },
  { says: ['js'], means: ['JavaScript'] },
  {
    says: ['hmr', 'hot reload', 'hot module replacement', 'fast refresh'],
    means: ['hot update', 'hot reloading'],
  },
  {
    says: ['rsc', 'app router', 'app directory', 'app dir', 'use client'],
    means: ['Next.js', 'server components', 'client component'],
  },
  {
    says: ['ssg', 'static site generation', 'static generation', 'prerender', 'pre-render', 'prerendering'],
    means: ['static pages', 'built in advance'],
  },
  { says: ['isomorphic', 'universal rendering', 'renderToString'], means: ['server-side rendering'] },
  { says: ['dehydrate', 'dehydration'], means: ['rehydration', 'send the cache with the HTML'] },
  { says: ['getServerSideProps', 'getInitialProps', 'pages directory'], means: ['Pages Router'] },
  { says: ['next-redux-wrapper'], means: ['Next.js', 'Pages Router', 'HYDRATE'] },
  {
    says: ['hydration failed', 'hydration error', 'hydration warning', 'text content does not match'],
    means: ['hydration mismatch', 'Next.js'],
  },
  { says: ['revalidatePath', 'revalidateTag', 'revalidate'], means: ['three caches', 'Next.js'] },
  { says: ['route change', 'navigate to another page', 'leaves the page'], means: ['state per route'] },
  { says: ['nextjs'], means: ['Next.js', 'SSR'] },
  { says: ['cra', 'create react app'], means: ['new project', 'template', 'Vite'] },
  { says: ['crud'], means: ['addOne', 'upsertOne', 'removeOne', 'entity adapter', 'mutation'] },
  { says: ['rn'], means: ['React Native'] },
  {
    says: ['csrf', 'xsrf', 'api key', 'apikey'],
    means: ['prepareHeaders', 'headers', 'before every request'],
  },
  {
    says: ['cors', 'cookies', 'withcredentials', 'cookie auth', 'session cookie'],
    means: ['credentials', 'headers'],
  },
  {
    says: ['oauth', 'oauth2', 'oidc', 'sso', 'auth0'],
    means: ['token, refresh and retry', 'authentication'],
  },
  { says: ['pwa', 'service worker'], means: ['offline', 'persistence and rehydration'] },
  {
    says: ['isr', 'incremental static regeneration'],
    means: ['static pages', 'data that has aged', 'three caches'],
  },
  {
    says: ['ioc', 'inversion of control', 'service locator'],
    means: ['thunk extra argument', 'extraArgument'],
  },
  { says: ['e2e', 'tdd', 'integration test'], means: ['testing', 'test it'] },
  { says: ['gql'], means: ['GraphQL', 'can RTK Query do GraphQL'] },
  { says: ['dto'], means: ['transformResponse', 'shape the answer', 'transforms'] },
  { says: ['csr', 'client side rendering'], means: ['RTK Query in client components', 'client component'] },
  { says: ['lru', 'least recently used'], means: ['lruMemoize', 'cache size'] },
  { says: ['mfe'], means: ['widget with a store of its own', 'own context'] },
  { says: ['ci', 'github actions', 'pipeline'], means: ['continuous integration'] },
  { says: ['restful', 'rest api'], means: ['fetchBaseQuery', 'endpoints'] },
  { says: ['dx'], means: ['why Redux Toolkit'] },
  { says: ['tsc', 'tsconfig', 'd.ts'], means: ['TypeScript', 'emit declarations'] },
  { says: ['fsa', 'flux standard action'], means: ['isFluxStandardAction'] },
  { says: ['uuid', 'guid', 'unique id', 'random id'], means: ['nanoid'] },
  {
    says: [
      'ws',
      'sse',
      'socket',
      'websocket',
      'socket.io',
      'server sent events',
      'eventsource',
      'realtime',
      'push',
      'push notifications',
    ],
    means: ['streaming updates', 'onCacheEntryAdded'],
  },
  {
    says: ['jwt', 'bearer', 'token', 'access token', 'auth header', 'authorization'],
    means: ['prepareHeaders', 'authentication', 'token'],
  },
  {
    says: ['401', 'reauth', 'refresh token', 'token refresh', 'mutex', 'concurrent 401'],
    means: ['re-authorization', 'token, refresh and retry', 'wrap a base query'],
  },
  {
    says: ['msw', 'jest', 'vitest', 'rtl', 'unit test', 'mock', 'nock', 'jest-fetch-mock'],
    means: ['testing', 'test'],
  },
  { says: ['oas', 'openapi', 'swagger', 'codegen', 'orval'], means: ['code generation', 'OpenAPI'] },
  {
    says: ['hoc', 'higher order component', 'mapstatetoprops', 'mapdispatchtoprops', 'connect'],
    means: ['connect', 'mapState', 'connect hooks'],
  },
  { says: ['hof', 'thunk creator'], means: ['createAsyncThunk'] },
  // The store
  {
    says: [
      'createstore',
      'applymiddleware',
      'legacy_createstore',
      'setup store',
      'create store',
      'store setup',
    ],
    means: ['configureStore'],
  },
  {
    says: ['connect the store', 'connect redux', 'provide the store', 'store available', 'pass the store'],
    means: ['Provider', 'provide the store'],
  },
  { says: ['rootreducer', 'root reducer'], means: ['combineReducers', 'reducer'] },
  {
    says: ['initial state of the store', 'initial store state', 'rehydrate store'],
    means: ['preloadedState'],
  },
  { says: ['redux-thunk', 'redux thunk'], means: ['thunk', 'createAsyncThunk', 'getDefaultMiddleware'] },
  {
    says: ['inject service', 'dependency injection', 'di', 'withextraargument', 'third argument'],
    means: ['extraArgument', 'thunk extra argument'],
  },
  {
    says: ['redux-persist', 'localstorage', 'save state', 'persist', 'persistgate', 'asyncstorage'],
    means: ['persistence', 'persist', 'rehydration'],
  },
  {
    says: ['devtool', 'debugger', 'time travel', 'chrome extension', 'browser extension'],
    means: ['Redux DevTools', 'devTools'],
  },
  { says: ['logger', 'redux-logger', 'log actions'], means: ['middleware', 'concat'] },
  {
    says: [
      'lazy load reducer',
      'lazy reducer',
      'dynamic reducer',
      'reducer injection',
      'inject reducer',
      'redux-injectors',
      'code splitting',
      'replace reducer',
      'replaceReducer',
    ],
    means: ['combineSlices', 'injectInto', 'inject'],
  },
  {
    says: ['multiple stores', 'store per request', 'shared state between requests'],
    means: ['makeStore', 'store per test or request', 'one store per request'],
  },
  {
    says: ['logout', 'log out', 'sign out', 'clear store', 'reset store', 'reset state'],
    means: ['reset everything', 'resetApiState'],
  },
  {
    says: [
      'appdispatch',
      'type usedispatch',
      'usedispatch type',
      'type useselector',
      'useselector type',
      'typed dispatch',
      'useappdispatch',
      'useappselector',
      'typed hooks',
    ],
    means: ['RootState and AppDispatch', 'type the hooks', 'withTypes'],
  },
  // Slices and Immer
  { says: ['ducks', 'feature folder', 'folder structure', 'file structure'], means: ['slice', 'structure'] },
  {
    says: ['action constant', 'action constants', 'action type'],
    means: ['action types', 'createAction', 'constants, creators'],
  },
  { says: ['typesafe-actions', 'redux-actions'], means: ['createAction', 'createReducer'] },
  { says: ['timestamp', 'id in an action'], means: ['prepare callback'] },
  {
    says: ['switch', 'switch case', 'switch statement', 'case statement', 'handleActions'],
    means: ['createReducer', 'addCase', 'case reducers', 'constants, creators, switch'],
  },
  {
    says: ['spread', 'immutable update', 'mutate', 'mutable', 'mutating state', 'mutation of state'],
    means: ['Immer', 'draft', 'immutable'],
  },
  { says: ['proxy', 'proxy object'], means: ['draft', 'revoked', 'look at a draft'] },
  {
    says: ['nested state', 'deep update', 'nested update', 'deeply nested'],
    means: ['nested data', 'draft'],
  },
  {
    says: ['not updating', 'does not update', "doesn't update", 'does not change', "doesn't change"],
    means: ['state stays the same', 'nothing changes'],
  },
  {
    says: ['read only property', 'object is not extensible', 'frozen object', 'Object.freeze'],
    means: ['frozen', 'freezing'],
  },
  { says: ['slice factory', 'reusable slice', 'slice generator'], means: ['generic slices'] },
  {
    says: ['console.log state', 'log state', 'print state', 'debug state'],
    means: ['current', 'draft', 'look at a draft'],
  },
  {
    says: ['builder', 'mapobject', 'object syntax', 'object notation'],
    means: ['extraReducers', 'addCase', 'builder callback'],
  },
  {
    says: ['respond to action', 'listen to another slice', 'other slice'],
    means: ['extraReducers', 'shared actions'],
  },
  { says: ['change state', 'update state', 'set state', 'setstate'], means: ['case reducers', 'dispatch'] },
  {
    says: ['nested slice', 'slice nested', 'slice is nested', 'somewhere else'],
    means: ['state mounted elsewhere', 'getSelectors'],
  },
  { says: ['read state', 'access state'], means: ['selectors', 'useSelector'] },
  {
    says: ['state in thunk', 'state inside thunk', 'state from thunk', 'state thunk'],
    means: ['thunkAPI', 'getState'],
  },
  {
    says: ['arguments selector', 'argument selector', 'selector with arguments', 'parameterized selector'],
    means: ['parameters', 'input selector that returns that argument'],
  },
  { says: ['redo', 'revert'], means: ['undo'] },
  // Normalization and selectors
  {
    says: ['normalizr', 'normalise', 'lookup table', 'by id', 'byId', 'allIds', 'dictionary'],
    means: ['createEntityAdapter', 'normalized', 'store items by id'],
  },
  {
    says: ['memo', 'memoize', 'memoized', 'derived data', 'computed'],
    means: ['createSelector'],
  },
  { says: ['app slow', 'faster', 'optimize', 'speed up'], means: ['keep it fast', 'performance'] },
  { says: ['reselect'], means: ['createSelector'] },
  { says: ['shallowEqual', 'equality', 'compare arguments'], means: ['lruMemoize', 'argsMemoize'] },
  { says: ['rerender', 're-render', 'rerenders', 'performance'], means: ['selector', 'renders', 'memoized'] },
  {
    says: ['date', 'class instance', 'non serializable', 'nonserializable', 'map and set'],
    means: ['serializable', 'serializableCheck'],
  },
  {
    says: ['store a map', 'store a date', 'store a file', 'file object', 'blob', 'function in state'],
    means: ['non-serializable value', 'serializability middleware'],
  },
  {
    says: ['immutable check', 'mutation check', 'redux-immutable-state-invariant', 'detect mutation'],
    means: ['immutability middleware', 'immutableCheck'],
  },
  {
    says: ['slow in development', 'slow development', 'slow', 'disable warnings', 'turn off checks'],
    means: ['warnAfter', 'warning threshold', 'slow checks'],
  },
  {
    says: ['without calling', 'forgot to call', 'forgot the parentheses', 'missing parentheses'],
    means: ['action creator dispatched', 'actionCreatorCheck'],
  },
  {
    says: [
      'batch',
      'batched updates',
      'debounce notifications',
      'redux-batched-subscribe',
      'too many renders',
      'many actions',
    ],
    means: ['autoBatchEnhancer', 'auto batch'],
  },
  // Side effects
  {
    says: ['saga', 'redux-saga', 'watcher', 'redux-observable', 'epic', 'side effect', 'side effects'],
    means: ['createListenerMiddleware', 'listener', 'sagas and epics', 'where logic goes'],
  },
  {
    says: ['async', 'promise', 'await', 'ajax', 'api call', 'http request', 'fetch data'],
    means: ['createAsyncThunk', 'asynchronous', 'thunk', 'RTK Query'],
  },
  {
    says: ['loading state', 'spinner', 'loading indicator', 'loading flag', 'loading flags'],
    means: ['isLoading', 'pending', 'request status', 'isFetching'],
  },
  {
    says: ['cancel', 'abort', 'abortcontroller', 'stop request', 'abort request'],
    means: ['abort', 'signal', 'cancel a call'],
  },
  {
    says: [
      'race condition',
      'takeLatest',
      'take latest',
      'outdated response',
      'stale response',
      'late response',
    ],
    means: ['only the latest call', 'cancelActiveListeners', 'requestId', 'cancellation and races'],
  },
  {
    says: ['dedupe', 'duplicate request', 'skip request', 'already loading', 'running twice', 'run twice'],
    means: ['condition', 'skip a call'],
  },
  { says: ['waitFor', 'wait for action', 'wait for another action'], means: ['take', 'wait for an action'] },
  { says: ['previous state', 'state before', 'original state'], means: ['getOriginalState'] },
  { says: ['spawn', 'background task', 'detached task'], means: ['fork', 'child tasks'] },
  {
    says: ['lazy middleware', 'inject middleware', 'middleware at runtime', 'middleware after'],
    means: ['createDynamicMiddleware', 'addMiddleware'],
  },
  {
    says: ['action matcher', 'matcher', 'or matcher', 'several actions', 'multiple actions'],
    means: ['isAnyOf', 'addMatcher', 'matching utilities'],
  },
  {
    says: ['global loading', 'loading spinner', 'any request pending'],
    means: ['loading indicator for everything', 'isPending', 'matching utilities'],
  },
  {
    says: ['toast', 'error toast', 'snackbar', 'global error', 'error notification'],
    means: ['message for every failed request', 'one message for all endpoints', 'isRejectedWithValue'],
  },
  {
    says: ['unhandled rejection', 'unhandled promise rejection', 'unhandled promise', 'uncaught promise'],
    means: ['Uncaught in promise'],
  },
  { says: ['try catch'], means: ['unwrap', 'my catch never runs'] },
  { says: ['error response', 'error message of the server', 'error body'], means: ['rejectWithValue'] },
  { says: ['throttle', 'debounce'], means: ['delay', 'cancelActiveListeners'] },
  // RTK Query
  {
    says: ['react query', 'tanstack', 'tanstack query', 'swr', 'apollo', 'urql'],
    means: ['comparison', 'RTK Query', 'something else fits better'],
  },
  { says: ['axios', 'custom fetch', 'graphql', 'ky'], means: ['customizing queries', 'baseQuery'] },
  {
    says: [
      'gc',
      'gctime',
      'gc time',
      'cachetime',
      'cache time',
      'ttl',
      'time to live',
      'expire',
      'expiry',
      'garbage collection',
    ],
    means: ['keepUnusedDataFor', 'cache lifetime', 'data is kept', 'how long data is kept'],
  },
  {
    says: ['stale time', 'staletime', 'max age'],
    means: ['refetchOnMountOrArgChange', 'refetching', 'make it fresher'],
  },
  {
    says: [
      'stale data',
      'previous data',
      'keepPreviousData',
      'keep previous data',
      'placeholder data',
      'placeholderData',
    ],
    means: ['currentData', 'data or currentData'],
  },
  {
    says: ['interceptor', 'middleware for requests', 'before every request'],
    means: ['wrap a base query', 'prepareHeaders'],
  },
  {
    says: ['fetch one', 'load one', 'single item', 'one item', 'detail page'],
    means: ['ask for one', 'query with argument'],
  },
  { says: ['query key', 'cache key'], means: ['cache keys', 'serializeQueryArgs'] },
  {
    says: ['hydrate', 'hydration'],
    means: ['rehydration', 'hydration mismatch', 'Next.js'],
  },
  {
    says: [
      'enabled',
      'enabled false',
      'conditional query',
      'dont fetch',
      'dependent query',
      'query depends',
      'chained query',
      'wait for another query',
    ],
    means: ['skip', 'skipToken', 'conditional fetching'],
  },
  {
    says: [
      'refetchinterval',
      'interval',
      'repeat request',
      'refresh every',
      'refetch every',
      'every few seconds',
    ],
    means: ['pollingInterval', 'polling'],
  },
  {
    says: ['on click', 'button click', 'on demand', 'manual fetch', 'fetch manually'],
    means: ['useLazyQuery', 'trigger'],
  },
  {
    says: ['imperative', 'imperatively', 'fetchQuery', 'outside a component', 'without hooks'],
    means: ['initiate', 'without React'],
  },
  {
    says: ['multiple requests', 'several requests', 'two requests'],
    means: ['queryFn', 'one endpoint that is different'],
  },
  { says: ['getquerydata', 'read cache', 'read the cache'], means: ['select', 'endpoint select'] },
  { says: ['leak', 'memory leak', 'subscription leak'], means: ['unsubscribe', 'never removed'] },
  { says: ['without a store', 'without store', 'without redux', 'no store'], means: ['ApiProvider'] },
  { says: ['mutateasync', 'useswrmutation'], means: ['mutations', 'know whether it failed'] },
  {
    says: ['invalidatequeries'],
    means: ['invalidateTags', 'invalidatesTags', 'tags'],
  },
  {
    says: [
      'refresh list',
      'reload list',
      'refetch list',
      'refresh data',
      'refetch after mutation',
      'stale after mutation',
      'old after mutation',
      'update after mutation',
      'reload after mutation',
    ],
    means: ['invalidatesTags', 'providesTags', 'automated refetching'],
  },
  {
    says: ['setquerydata', 'update cache', 'edit cache'],
    means: ['updateQueryData', 'upsertQueryData', 'manual cache updates'],
  },
  { says: ['optimistic', 'rollback', 'roll back'], means: ['optimistic updates', 'onQueryStarted', 'undo'] },
  {
    says: ['infinite scroll', 'endless scroll', 'load more', 'infinite list', 'feed'],
    means: ['useInfiniteQuery', 'infinite queries', 'load page after page'],
  },
  { says: ['hasmore', 'has more', 'useSWRInfinite'], means: ['hasNextPage', 'getNextPageParam'] },
  {
    says: ['pager', 'paginate', 'offset limit', 'limit offset', 'page size', 'page number'],
    means: ['pagination', 'page in the argument'],
  },
  { says: ['preload'], means: ['prefetch', 'usePrefetch', 'preloadedState'] },
  {
    says: ['background fetch', 'fetch ahead', 'fetch in advance', 'warm cache', 'warm up'],
    means: ['prefetch', 'usePrefetch'],
  },
  { says: ['upload', 'file upload', 'formdata', 'multipart'], means: ['fetchBaseQuery', 'FormData', 'body'] },
  { says: ['backoff', 'try again'], means: ['retry', 'maxRetries'] },
  { says: ['takes too long', 'takes longer', 'time limit'], means: ['timeout'] },
  {
    says: ['lifecycle', 'lifecycle callback', 'lifecycle hook'],
    means: ['onQueryStarted', 'onCacheEntryAdded'],
  },
  {
    says: [
      'window focus',
      'tab',
      'tab focus',
      'refocus',
      'reconnect',
      'online',
      'offline',
      'connection comes back',
      'lost connection',
    ],
    means: ['refetchOnFocus', 'setupListeners', 'refetchOnReconnect'],
  },
  { says: ['base url', 'baseurl', 'dynamic url'], means: ['fetchBaseQuery', 'baseUrl'] },
  {
    says: ['change base url', 'different base url', 'base url at runtime', 'dynamic base url'],
    means: ['URL that depends on state'],
  },
  {
    says: ['default headers', 'common headers', 'shared headers', 'custom headers', 'set headers'],
    means: ['prepareHeaders', 'headers'],
  },
  {
    says: ['part of query', 'part of result', 'part of a query', 'part of the result', 'derive from query'],
    means: ['selectFromResult', 'render only for what you use'],
  },
  {
    says: ['zod', 'valibot', 'yup', 'schema', 'runtime validation'],
    means: ['responseSchema', 'schemas', 'validation'],
  },
  {
    says: [
      'split api',
      'split endpoints',
      'multiple apis',
      'several apis',
      'one createapi',
      'two createapi',
      'multiple createapi',
    ],
    means: ['injectEndpoints', 'two API slices', 'code splitting'],
  },
  {
    says: ['vue', 'svelte', 'angular', 'solid', 'vanilla js', 'vanilla javascript', 'no react'],
    means: ['without React', 'usage without React hooks', 'in Svelte, Vue, Angular or a web component'],
  },
  {
    says: ['when not to use', 'alternatives', 'wrong tool', 'overkill'],
    means: ['something else fits better', "when you don't need Redux"],
  },
  {
    says: [
      'do i need redux',
      'redux overkill',
      'react context',
      'redux or context',
      'vs context',
      'instead of context',
      'should i use redux',
      'not use redux',
      'zustand',
      'jotai',
      'mobx',
      'recoil',
      'context api',
    ],
    means: ["when you don't need Redux", 'when not'],
  },
  { says: ['is not a function', 'is undefined'], means: ['undefined'] },
  { says: ['custom middleware', 'own middleware'], means: ['write typed middleware', 'add middleware'] },
  { says: ['included', 'comes with'], means: ["what's included", 'what is in the box'] },
  { says: ['which approach', 'when to use', 'or listener', 'vs listener'], means: ['where logic goes'] },
  { says: ['another api', 'other api', 'different api'], means: ['across API slices'] },
  { says: ['clear cache', 'delete cache'], means: ['empty the cache', 'resetApiState'] },
  { says: ['offline cache', 'offline first'], means: ['offline', 'persistence'] },
  {
    says: [
      'two stores',
      'second store',
      'micro frontend',
      'microfrontend',
      'embedded widget',
      'custom context',
    ],
    means: ['widget with a store of its own', 'own context'],
  },
  {
    says: ['example app', 'sample app', 'demo app', 'demo', 'sandbox', 'playground'],
    means: ['example apps', 'examples'],
  },
  {
    says: ['search box', 'search field', 'autocomplete', 'typeahead'],
    means: ['search field', 'cancellation'],
  },
  {
    says: [
      'isloading isfetching',
      'isloading vs isfetching',
      'isfetching isloading',
      'isfetching vs isloading',
    ],
    means: ['show loading, errors and data', 'flags'],
  },
  { says: ['wait for refetch', 'await refetch'], means: ['wait until the lists are new', 'running queries'] },
  {
    says: ['until id', 'wait for id', 'id is defined', 'id is undefined'],
    means: ['wait for an id', 'skipToken'],
  },
  {
    says: ['replace createasyncthunk', 'replace thunks', 'instead of thunk', 'thunks to endpoints'],
    means: ['migrating to RTK Query', 'turn the thunks into endpoints'],
  },
  {
    says: ['my edits', 'keep edits', 'regenerate', 'generate again'],
    means: ['my changes are gone', 'extend generated code'],
  },
  { says: ['cache settings'], means: ['keepUnusedDataFor', 'defaults'] },
  { says: ['settings', 'config', 'configuration', 'parameters', 'props', 'arguments'], means: ['options'] },
  { says: ['return value', 'returned'], means: ['returns'] },
  // Setting up, moving on
  {
    says: ['jscodeshift', 'upgrade script', 'migration script', 'ast', 'convert automatically'],
    means: ['codemods', 'codemod'],
  },
  {
    says: ['MiddlewareArray', 'EnhancerArray', 'middleware array', 'enhancer array'],
    means: ['Tuple', 'array is not accepted'],
  },
  {
    says: ['starter', 'starter kit', 'template'],
    means: ['quick start', 'new project'],
  },
  { says: ['tutorial', 'walkthrough'], means: ['quick start'] },
  { says: ['without typescript', 'plain javascript'], means: ['press JS'] },
  { says: ['hello world', 'counter', 'first app', 'first redux app'], means: ['quick start'] },
  {
    says: [
      'vs redux',
      'redux vs redux toolkit',
      'difference between redux',
      'redux boilerplate',
      'too much boilerplate',
      'less boilerplate',
      'verbose',
    ],
    means: ['why Redux Toolkit', 'same feature twice', 'what one call sets up'],
  },
  {
    says: ['newbie', 'begin', 'beginner', 'learn', 'learning path', 'course', 'curriculum', 'which tutorial'],
    means: ['tutorials overview', 'where to start', 'reading orders'],
  },
  { says: ['glossary', 'terminology', 'definitions', 'terms'], means: ['vocabulary', 'words you will meet'] },
  {
    says: ['minified', 'minified error', 'error number', 'error code'],
    means: ['error messages', 'production number'],
  },
  {
    says: [
      'setup',
      'set up',
      'install',
      'installation',
      'npm',
      'yarn',
      'pnpm',
      'get started',
      'which package',
    ],
    means: ['install', 'getting started', 'quick start'],
  },
  {
    says: ['upgrade', 'migrate', 'migration', 'breaking changes', 'breaking change'],
    means: ['migrating', 'since 2.0', 'codemods'],
  },
  {
    says: ['v2', '2.0', 'rtk 2.0', 'rtk 2', 'toolkit 2', 'redux 5', 'from version 1'],
    means: ['migrating to RTK 2', 'order of work', 'since 2.0'],
  },
  {
    says: ['changelog', 'version history', 'release history', 'release notes', 'what changed'],
    means: ['migrating to RTK 2', 'timeline'],
  },
  {
    says: ['vanilla redux', 'plain redux', 'legacy redux', 'old redux', 'classic redux', 'handwritten redux'],
    means: ['modern Redux', 'hand-written Redux'],
  },
  { says: ['defaultMemoize'], means: ['lruMemoize', 'memoizers'] },
  {
    says: [
      'two versions',
      'installed twice',
      'duplicate redux',
      'peer dependency',
      'peer dependencies',
      'unmet peer',
      'resolutions',
      'version conflict',
    ],
    means: ['overrides', 'two copies of Redux'],
  },
  { says: ['redux-mock-store', 'mock store'], means: ['mocked stores', 'real store'] },
  {
    says: ['composeWithDevTools', 'compose with devtools'],
    means: ['devTools', 'createStore configureStore'],
  },
  {
    says: ['best practice', 'best practices', 'recommended patterns'],
    means: ['usage guide', 'where logic goes'],
  },
  { says: ['redux-remember'], means: ['persistence'] },
  { says: ['ie11', 'old browser', 'es5', 'polyfill'], means: ['supported versions', 'browsers'] },
  {
    says: ['bundle size', 'kb', 'gzip', 'weight', 'tree shaking', 'how big', 'how large'],
    means: ['size', 'weighs', 'bundle', 'what it costs'],
  },
  {
    says: ['cant import', 'cannot import', 'module not found', 'undefined import'],
    means: ['entry points', 'hooks are undefined', 'missing export'],
  },
  {
    says: ['infinite loop', 'maximum update depth'],
    means: ['selector returned a different result', 'renders'],
  },
  {
    says: ['cyclic', 'circular', 'circular dependency', 'import cycle', '7022', 'ts7022', '2456', 'ts2456'],
    means: ['circularly references itself', 'circular import', 'circular types'],
  },
  {
    says: ['ts2742', '2742', 'ts2883', '2883', 'inferred type cannot be named', 'not portable'],
    means: ['emit declarations', 'cannot be named'],
  },
  { says: ['eslint', 'no-param-reassign', 'lint'], means: ['Immer', 'draft', 'ESLint'] },
  // Plain questions
  {
    says: [
      'add item',
      'push item',
      'remove item',
      'remove object',
      'toggle item',
      'array in state',
      'array operation',
      'array method',
      'find item',
    ],
    means: ['arrays and objects', 'recipes'],
  },
  {
    says: ['validate response', 'validate data', 'validate answer', 'check response'],
    means: ['check the answer with a schema', 'responseSchema', 'schemas'],
  },
  {
    says: ['after action', 'when action', 'run code', 'react to action', 'react to state', 'on state change'],
    means: ['createListenerMiddleware', 'startListening', 'where logic goes'],
  },
  {
    says: ['load reducer', 'add reducer later', 'reducer later', 'reducer on demand'],
    means: ['combineSlices', 'adding a slice later', 'inject'],
  },
  {
    says: ['renders too often', 'rendering too often', 'unnecessary renders', 'avoid renders'],
    means: ['keep it fast', 'render only for what you use', 'selectFromResult'],
  },
  {
    says: ['reducer at runtime', 'slice at runtime', 'add reducer at runtime'],
    means: ['adding a slice later', 'injectInto', 'combineSlices'],
  },
  {
    says: ['into features', 'by feature', 'split the store', 'split store'],
    means: ['organize files', 'folders by type by feature', 'structure'],
  },
  {
    says: ['another slice', 'between slices'],
    means: ['let several slices react to one action', 'extraReducers'],
  },
  {
    says: ['combine queries', 'combine two queries', 'two queries', 'merge queries', 'join queries'],
    means: ['one endpoint that is different', 'queryFn', 'other shapes of dependence'],
  },
  {
    says: ['force refetch', 'refetch manually', 'manual refetch', 'refresh manually', 'reload data'],
    means: ['now: refetch', 'refetch'],
  },
  {
    says: ['delete from cache', 'remove from cache', 'item from cache', 'item in cache', 'change cached'],
    means: ['updateQueryData', 'manual cache updates'],
  },
  {
    says: ['poll focused', 'only when focused', 'poll in background', 'poll only'],
    means: ['pause in the background', 'skipPollingIfUnfocused'],
  },
  {
    says: ['ignore path', 'ignore action', 'ignore warning', 'exclude', 'allowlist'],
    means: ['allow single values', 'ignoredPaths'],
  },
  {
    says: ['server state', 'client state', 'server data'],
    means: ['why server data deserves its own tool', 'what belongs where'],
  },
  {
    says: ['several files', 'many files'],
    means: ['feature folder', 'injectEndpoints'],
  },
  {
    says: ['twice at the same time', 'double click', 'double submit'],
    means: ['condition', 'one hook, many calls', 'disable the button'],
  },
  { says: ['initial state from the server', 'state from the server'], means: ['preloadedState'] },
  {
    says: ['removed from the cache', 'cached data removed', 'garbage collected', 'evict'],
    means: ['keepUnusedDataFor', 'cache lifetime', 'how long data is kept'],
  },
  { says: ['convert my', 'automatic migration'], means: ['codemod', 'codemods'] },
  {
    says: ['which functions', 'everything exported', 'list of exports'],
    means: ['all exports', 'other exports'],
  },
  { says: ['forget to add', 'forgot to add'], means: ['missing', 'mistakes'] },
  {
    says: ['outside react', 'without react'],
    means: ['without hooks', 'initiate'],
  },
  {
    says: ['several actions with one', 'one reducer for several'],
    means: ['isAnyOf', 'addMatcher'],
  },
  { says: ['same action'], means: ['extraReducers', 'shared action'] },
  { says: ['data fetching library', 'fetching library'], means: ['RTK Query overview'] },
  {
    says: ['faq', 'gotchas', 'common problems', 'common mistakes', 'troubleshoot', 'debugging'],
    means: ['troubleshooting'],
  },
  // What goes wrong, beside the symptoms themselves
  ...SYMPTOM_SYNONYMS,
  ...SYNONYMS_OF_LIBRARIES,
]

/** Words that follow from others by a rule, and what they are. */
export const NAME_PATTERNS: readonly { pattern: RegExp; means: string }[] = [
  { pattern: /^use[a-z]\w*(?:query|mutation|querystate|querysubscription)$/, means: 'generated hooks' },
]
