import { readSynonyms, type Synonym } from './read-synonyms'

/** What users of other libraries say, and what the documentation calls it. */
export const SYNONYMS_OF_LIBRARIES: readonly Synonym[] = [
  // TanStack Query, SWR, Apollo Client
  ...readSynonyms(`
    refetchOnWindowFocus, revalidateOnFocus = refetchOnFocus, on focus and reconnect
    revalidateOnReconnect = refetchOnReconnect, on focus and reconnect
    refetchOnMount, revalidateOnMount, fetchPolicy, cache-and-network, network-only = refetchOnMountOrArgChange, make it fresher, when a request goes out
    refreshInterval, pollInterval = pollingInterval, polling
    dedupingInterval = when a request goes out, refetchOnMountOrArgChange
    refetchQueries = invalidatesTags, automated refetching
    useQueryClient, queryClient, QueryClientProvider = api slice, move from TanStack Query
    mutationFn, queryFunction = endpoints, move from TanStack Query
    useMutationState = fixedCacheKey, its status elsewhere
    useIsFetching, useIsMutating = loading indicator for everything
    onMutate, optimisticResponse, optimisticData = optimistic updates, onQueryStarted
    onSuccess, onSettled, onCompleted = onQueryStarted, unwrap, queryFulfilled
    readQuery, writeQuery, cache.modify = updateQueryData, manual cache updates
    typePolicies, InMemoryCache, normalized cache, cache normalization, entity cache = no normalized cache, the cache is not normalized
    useSuspenseQuery, suspense query, suspense mode = why is there no Suspense hook, suspense
    HydrationBoundary, dehydratedState = rehydration, server-side rendering
    persistQueryClient, createSyncStoragePersister, atomWithStorage = persistence and rehydration, a snapshot in localStorage
    apollo link, fetch interceptor = wrap a base query
    retryDelay, exponential backoff = retryCondition and backoff, retry
    parallel queries, parallel requests = several requests, queryFn
    alternative to, compared to, comparison with, relay, rtk query vs, vs rtk query = comparison, feature by feature
  `),
  // Hooks, members and options of one of these libraries, by what they are for
  ...readSynonyms(`
    subscribeToMore, useSubscription, eventChannel = streaming updates, onCacheEntryAdded
    fetchMore, useSWRInfinite = infinite queries, useInfiniteQuery
    refetchIntervalInBackground = pause in the background, skipPollingIfUnfocused
    isValidating, networkStatus = isFetching, the flags in every situation
    swr mutate = manual cache updates, SWR or TanStack Query
    react query select, select option = selectFromResult
    useQueries = queryFn, several requests
    prefetchQuery = prefetching
    ensureQueryData = in a route loader
    cancelQueries, CancelToken, cancel token = cancellation and races, signal, cancel a call
    removeQueries, clearStore = empty the cache, resetApiState
    networkMode, onlineManager = offline, refetchOnReconnect
    throwOnError, useErrorBoundary = use an error boundary
    fallbackData, initialData = upsertQueryData, server-side rendering, fill details from a list
    SWRConfig, defaultOptions = options of all endpoints, where refetching is set
    fetcher = base query, fetchBaseQuery
    errorRetryCount, onErrorRetry = retry
    errorPolicy, onError = error handling, one message for all endpoints
    ApolloLink, axios instance, axios.create = axios, wrap a base query, another client
    ApolloProvider, RecoilRoot = provide the store to React, ApiProvider
    getters, mapGetters, derived atom, derived atoms, createFeatureSelector, recoil selector = selectors, createSelector, read and derive state
    namespaced modules, vuex modules, createFeature, createActionGroup, defineStore, makeAutoObservable, $patch = createSlice
    StoreModule, provideStore = configureStore
    commit = dispatch, createAction
    storeToRefs, useAtom, useRecoilState = useSelector, read state in a component
    useShallow = different result, mapState with several fields, in components
    effects, autorun, reaction, $subscribe, subscribeWithSelector, mobx when, saga put, saga call = createListenerMiddleware, side effects, startListening
    switchMap, exhaustMap = cancelActiveListeners, takeLatest debounce
    saga race, saga delay = race fork loops, fork and take
    ownProps, mergeProps = connect hooks, mapState
  `),
  // Clients and back ends
  ...readSynonyms(`
    superagent, wretch, trpc, supabase, firebase, firestore, grpc = another client, queryFn, customizing queries
  `),
  // Other state management
  ...readSynonyms(`
    valtio, xstate, nanostores, atoms, usecontext = when you don't need Redux, when not
    vuex, pinia, ngrx, nuxt, solidjs, lit, ember = in Svelte Vue Angular or a web component
    rematch, easy-peasy, kea, redux-act, reduxsauce, autodux = createSlice
    redux-starter-kit = Redux Toolkit, createSlice
  `),
  // Around Redux
  ...readSynonyms(`
    redux-promise, redux-promise-middleware, redux-api-middleware = createAsyncThunk
    redux-loop, redux-logic = createListenerMiddleware, sagas and epics
    takeEvery, takeLeading, ofType, createEffect = startListening, takeEvery startListening
    redux-batched-actions = autoBatchEnhancer, prepareAutoBatched
    redux-undo = undo
    redux-orm = createEntityAdapter, store items by id
    redux-devtools-extension, remote devtools, reactotron = devTools, Redux DevTools
    seamless-immutable, immutability-helper, lodash set, structuredClone, clonedeep = Immer, writing reducers with Immer
    redux-immutable = Immutable.js, immutable
    re-reselect, createCachedSelector, proxy-memoize, selectorFamily, atomFamily = createSelector, parameters
    lodash debounce, use-debounce, debounced search = cancelActiveListeners, debounce
    redux-form, formik, react-hook-form = local state, where logic goes
    react.lazy, dynamic import, module federation = code splitting, combineSlices, injectEndpoints
  `),
  // Routers, frameworks, tools
  ...readSynonyms(`
    remix, react router, tanstack router, route loader = in a route loader, a router with loaders
    gatsby, astro, express, vite ssr = server-side rendering, a server of your own
    enzyme, react testing library, testing-library, storybook, cypress, playwright, mocha = testing, test it
  `),
]
