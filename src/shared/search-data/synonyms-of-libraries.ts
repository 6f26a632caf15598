import type { Synonym } from './synonyms'

/** What users of other libraries say, and what the documentation calls it. */
export const SYNONYMS_OF_LIBRARIES: readonly Synonym[] = [
  // TanStack Query, SWR, Apollo Client
  {
    says: ['refetchOnWindowFocus', 'revalidateOnFocus'],
    means: ['refetchOnFocus', 'on focus and reconnect'],
  },
  { says: ['revalidateOnReconnect'], means: ['refetchOnReconnect', 'on focus and reconnect'] },
  {
    says: ['refetchOnMount', 'revalidateOnMount', 'fetchPolicy', 'cache-and-network', 'network-only'],
    means: ['refetchOnMountOrArgChange', 'make it fresher', 'when a request goes out'],
  },
  { says: ['refreshInterval', 'pollInterval'], means: ['pollingInterval', 'polling'] },
  { says: ['dedupingInterval'], means: ['when a request goes out', 'refetchOnMountOrArgChange'] },
  { says: ['refetchQueries'], means: ['invalidatesTags', 'automated refetching'] },
  {
    says: ['useQueryClient', 'queryClient', 'QueryClientProvider'],
    means: ['api slice', 'move from TanStack Query'],
  },
  { says: ['mutationFn', 'queryFunction'], means: ['endpoints', 'move from TanStack Query'] },
  { says: ['useMutationState'], means: ['fixedCacheKey', 'its status elsewhere'] },
  { says: ['useIsFetching', 'useIsMutating'], means: ['loading indicator for everything'] },
  {
    says: ['onMutate', 'optimisticResponse', 'optimisticData'],
    means: ['optimistic updates', 'onQueryStarted'],
  },
  { says: ['onSuccess', 'onSettled', 'onCompleted'], means: ['onQueryStarted', 'unwrap', 'queryFulfilled'] },
  { says: ['readQuery', 'writeQuery', 'cache.modify'], means: ['updateQueryData', 'manual cache updates'] },
  {
    says: ['typePolicies', 'InMemoryCache', 'normalized cache', 'cache normalization', 'entity cache'],
    means: ['no normalized cache', 'the cache is not normalized'],
  },
  {
    says: ['useSuspenseQuery', 'suspense query', 'suspense mode'],
    means: ['why is there no Suspense hook', 'suspense'],
  },
  { says: ['HydrationBoundary', 'dehydratedState'], means: ['rehydration', 'server-side rendering'] },
  {
    says: ['persistQueryClient', 'createSyncStoragePersister', 'atomWithStorage'],
    means: ['persistence and rehydration', 'a snapshot in localStorage'],
  },
  { says: ['apollo link', 'fetch interceptor'], means: ['wrap a base query'] },
  { says: ['retryDelay', 'exponential backoff'], means: ['retryCondition and backoff', 'retry'] },
  { says: ['parallel queries', 'parallel requests'], means: ['several requests', 'queryFn'] },
  {
    says: ['alternative to', 'compared to', 'comparison with', 'relay', 'rtk query vs', 'vs rtk query'],
    means: ['comparison', 'feature by feature'],
  },
  // Clients and back ends
  {
    says: ['superagent', 'wretch', 'trpc', 'supabase', 'firebase', 'firestore', 'grpc'],
    means: ['another client', 'queryFn', 'customizing queries'],
  },
  // Other state management
  {
    says: ['valtio', 'xstate', 'nanostores', 'atoms', 'usecontext'],
    means: ["when you don't need Redux", 'when not'],
  },
  {
    says: ['vuex', 'pinia', 'ngrx', 'nuxt', 'solidjs', 'lit', 'ember'],
    means: ['in Svelte, Vue, Angular or a web component'],
  },
  {
    says: ['rematch', 'easy-peasy', 'kea', 'redux-act', 'reduxsauce', 'autodux', 'namespaced modules'],
    means: ['createSlice'],
  },
  { says: ['redux-starter-kit'], means: ['Redux Toolkit', 'createSlice'] },
  // Around Redux
  {
    says: ['redux-promise', 'redux-promise-middleware', 'redux-api-middleware'],
    means: ['createAsyncThunk'],
  },
  { says: ['redux-loop', 'redux-logic'], means: ['createListenerMiddleware', 'sagas and epics'] },
  {
    says: ['takeEvery', 'takeLeading', 'ofType', 'createEffect'],
    means: ['startListening', 'takeEvery startListening'],
  },
  { says: ['redux-batched-actions'], means: ['autoBatchEnhancer', 'prepareAutoBatched'] },
  { says: ['redux-undo'], means: ['undo'] },
  { says: ['redux-orm'], means: ['createEntityAdapter', 'store items by id'] },
  {
    says: ['redux-devtools-extension', 'remote devtools', 'reactotron'],
    means: ['devTools', 'Redux DevTools'],
  },
  {
    says: ['seamless-immutable', 'immutability-helper', 'lodash set', 'structuredClone', 'clonedeep'],
    means: ['Immer', 'writing reducers with Immer'],
  },
  { says: ['redux-immutable'], means: ['Immutable.js', 'immutable'] },
  {
    says: ['re-reselect', 'createCachedSelector', 'proxy-memoize', 'selectorFamily', 'atomFamily'],
    means: ['createSelector', 'parameters'],
  },
  {
    says: ['lodash debounce', 'use-debounce', 'debounced search'],
    means: ['cancelActiveListeners', 'debounce'],
  },
  { says: ['redux-form', 'formik', 'react-hook-form'], means: ['local state', 'where logic goes'] },
  {
    says: ['react.lazy', 'dynamic import', 'module federation'],
    means: ['code splitting', 'combineSlices', 'injectEndpoints'],
  },
  // Routers, frameworks, tools
  {
    says: ['remix', 'react router', 'tanstack router', 'route loader'],
    means: ['in a route loader', 'a router with loaders'],
  },
  {
    says: ['gatsby', 'astro', 'express', 'vite ssr'],
    means: ['server-side rendering', 'a server of your own'],
  },
  {
    says: [
      'enzyme',
      'react testing library',
      'testing-library',
      'storybook',
      'cypress',
      'playwright',
      'mocha',
    ],
    means: ['testing', 'test it'],
  },
]
