import { SYMPTOM_SYNONYMS } from './symptom-synonyms'
import { readSynonyms, type Synonym } from './read-synonyms'
import { SYNONYMS_OF_LIBRARIES } from './synonyms-of-libraries'

export const SYNONYMS: readonly Synonym[] = [
  // Acronyms
  ...readSynonyms(`
    ssr = server-side rendering, server rendered, next.js, hydrate
    server side rendering, server rendering = ssr, next.js
    esm, mjs = ES modules, module, bundler, package
    cjs, commonjs = CommonJS, bundler, entry points
    umd, cdn, unpkg, script tag = without a bundler, browser-ready
    rtkq, rtkquery = RTK Query, RTK Query overview
    rtk = Redux Toolkit
    rtkq vs rq, rq = comparison, TanStack Query
    ts = TypeScript
    js = JavaScript
    hmr, hot reload, hot module replacement, fast refresh = hot update, hot reloading
    rsc, app router, app directory, app dir, use client = Next.js, server components, client component
    ssg, static site generation, static generation, prerender, pre-render, prerendering = static pages, built in advance
    isomorphic, universal rendering, renderToString = server-side rendering
    dehydrate, dehydration = rehydration, send the cache with the HTML
    getServerSideProps, getInitialProps, pages directory = Pages Router
    next-redux-wrapper = Next.js, Pages Router, HYDRATE
    hydration failed, hydration error, hydration warning, text content does not match = hydration mismatch, Next.js
    revalidatePath, revalidateTag, revalidate = three caches, Next.js
    route change, navigate to another page, leaves the page = state per route
    nextjs = Next.js, SSR
    cra, create react app = new project, template, Vite
    crud = addOne, upsertOne, removeOne, entity adapter, mutation
    rn = React Native
    csrf, xsrf, api key, apikey = prepareHeaders, headers, before every request
    cors, cookies, withcredentials, cookie auth, session cookie = credentials, headers
    oauth, oauth2, oidc, sso, auth0 = token refresh and retry, authentication
    pwa, service worker = offline, persistence and rehydration
    isr, incremental static regeneration = static pages, data that has aged, three caches
    ioc, inversion of control, service locator = thunk extra argument, extraArgument
    e2e, tdd, integration test = testing, test it
    gql = GraphQL, can RTK Query do GraphQL
    dto = transformResponse, shape the answer, transforms
    csr, client side rendering = RTK Query in client components, client component
    lru, least recently used = lruMemoize, cache size
    mfe = widget with a store of its own, own context
    ci, github actions, pipeline = continuous integration
    restful, rest api = fetchBaseQuery, endpoints
    dx = why Redux Toolkit
    tsc, tsconfig, d.ts = TypeScript, emit declarations
    fsa, flux standard action = isFluxStandardAction
    uuid, guid, unique id, random id = nanoid
    ws, sse, socket, websocket, socket.io, server sent events, eventsource, realtime, push, push notifications = streaming updates, onCacheEntryAdded
    jwt, bearer, token, access token, auth header, authorization = prepareHeaders, authentication, token
    401, reauth, refresh token, token refresh, mutex, concurrent 401 = re-authorization, token refresh and retry, wrap a base query
    msw, jest, vitest, rtl, unit test, mock, nock, jest-fetch-mock = testing, test
    oas, openapi, swagger, codegen, orval = code generation, OpenAPI
    hoc, higher order component, mapstatetoprops, mapdispatchtoprops, connect = connect, mapState, connect hooks
    hof, thunk creator = createAsyncThunk
  `),
  // The store
  ...readSynonyms(`
    createstore, applymiddleware, legacy_createstore, setup store, create store, store setup = configureStore
    connect the store, connect redux, provide the store, store available, pass the store = Provider, provide the store
    rootreducer, root reducer = combineReducers, reducer
    initial state of the store, initial store state, rehydrate store = preloadedState
    redux-thunk, redux thunk = thunk, createAsyncThunk, getDefaultMiddleware
    inject service, dependency injection, di, withextraargument, third argument = extraArgument, thunk extra argument
    redux-persist, localstorage, save state, persist, persistgate, asyncstorage = persistence, persist, rehydration
    devtool, debugger, time travel, chrome extension, browser extension = Redux DevTools, devTools
    logger, redux-logger, log actions = middleware, concat
    lazy load reducer, lazy reducer, dynamic reducer, reducer injection, inject reducer, redux-injectors, code splitting, replace reducer, replaceReducer = combineSlices, injectInto, inject
    multiple stores, store per request, shared state between requests = makeStore, store per test or request, one store per request
    logout, log out, sign out, clear store, reset store, reset state = reset everything, resetApiState
    appdispatch, type usedispatch, usedispatch type, type useselector, useselector type, typed dispatch, useappdispatch, useappselector, typed hooks = RootState and AppDispatch, type the hooks, withTypes
  `),
  // Slices and Immer
  ...readSynonyms(`
    ducks, feature folder, folder structure, file structure = slice, structure
    action constant, action constants, action type = action types, createAction, constants creators
    typesafe-actions, redux-actions = createAction, createReducer
    timestamp, id in an action = prepare callback
    switch, switch case, switch statement, case statement, handleActions = createReducer, addCase, case reducers, constants creators switch
    spread, immutable update, mutate, mutable, mutating state, mutation of state = Immer, draft, immutable
    proxy, proxy object = draft, revoked, look at a draft
    nested state, deep update, nested update, deeply nested = nested data, draft
    not updating, does not update, doesn't update, does not change, doesn't change = state stays the same, nothing changes
    read only property, object is not extensible, frozen object, Object.freeze = frozen, freezing
    slice factory, reusable slice, slice generator = generic slices
    console.log state, log state, print state, debug state = current, draft, look at a draft
    builder, mapobject, object syntax, object notation = extraReducers, addCase, builder callback
    respond to action, listen to another slice, other slice = extraReducers, shared actions
    change state, update state, set state, setstate = case reducers, dispatch
    nested slice, slice nested, slice is nested, somewhere else = state mounted elsewhere, getSelectors
    read state, access state = selectors, useSelector
    state in thunk, state inside thunk, state from thunk, state thunk = thunkAPI, getState
    arguments selector, argument selector, selector with arguments, parameterized selector = parameters, input selector that returns that argument
    redo, revert = undo
  `),
  // Normalization and selectors
  ...readSynonyms(`
    normalizr, normalise, lookup table, by id, byId, allIds, dictionary = createEntityAdapter, normalized, store items by id
    memo, memoize, memoized, derived data, computed = createSelector
    app slow, faster, optimize, speed up = keep it fast, performance
    reselect = createSelector
    shallowEqual, equality, compare arguments = lruMemoize, argsMemoize
    rerender, re-render, rerenders, performance = selector, renders, memoized
    date, class instance, non serializable, nonserializable, map and set = serializable, serializableCheck
    store a map, store a date, store a file, file object, blob, function in state = non-serializable value, serializability middleware
    immutable check, mutation check, redux-immutable-state-invariant, detect mutation = immutability middleware, immutableCheck
    slow in development, slow development, slow, disable warnings, turn off checks = warnAfter, warning threshold, slow checks
    without calling, forgot to call, forgot the parentheses, missing parentheses = action creator dispatched, actionCreatorCheck
    batch, batched updates, debounce notifications, redux-batched-subscribe, too many renders, many actions = autoBatchEnhancer, auto batch
  `),
  // Side effects
  ...readSynonyms(`
    saga, redux-saga, watcher, redux-observable, epic, side effect, side effects = createListenerMiddleware, listener, sagas and epics, where logic goes
    async, promise, await, ajax, api call, http request, fetch data = createAsyncThunk, asynchronous, thunk, RTK Query
    loading state, spinner, loading indicator, loading flag, loading flags = isLoading, pending, request status, isFetching
    cancel, abort, abortcontroller, stop request, abort request = abort, signal, cancel a call
    race condition, takeLatest, take latest, outdated response, stale response, late response = only the latest call, cancelActiveListeners, requestId, cancellation and races
    dedupe, duplicate request, skip request, already loading, running twice, run twice = condition, skip a call
    waitFor, wait for action, wait for another action = take, wait for an action
    previous state, state before, original state = getOriginalState
    spawn, background task, detached task = fork, child tasks
    lazy middleware, inject middleware, middleware at runtime, middleware after = createDynamicMiddleware, addMiddleware
    action matcher, matcher, or matcher, several actions, multiple actions = isAnyOf, addMatcher, matching utilities
    global loading, loading spinner, any request pending = loading indicator for everything, isPending, matching utilities
    toast, error toast, snackbar, global error, error notification = message for every failed request, one message for all endpoints, isRejectedWithValue
    unhandled rejection, unhandled promise rejection, unhandled promise, uncaught promise = Uncaught in promise
    try catch = unwrap, my catch never runs
    error response, error message of the server, error body = rejectWithValue
    throttle, debounce = delay, cancelActiveListeners
  `),
  // RTK Query
  ...readSynonyms(`
    react query, tanstack, tanstack query, swr, apollo, urql = comparison, RTK Query, something else fits better
    axios, custom fetch, graphql, ky = customizing queries, baseQuery
    gc, gctime, gc time, cachetime, cache time, ttl, time to live, expire, expiry, garbage collection = keepUnusedDataFor, cache lifetime, data is kept, how long data is kept
    stale time, staletime, max age = refetchOnMountOrArgChange, refetching, make it fresher
    stale data, previous data, keepPreviousData, keep previous data, placeholder data, placeholderData = currentData, data or currentData
    interceptor, middleware for requests, before every request = wrap a base query, prepareHeaders
    fetch one, load one, single item, one item, detail page = ask for one, query with argument
    query key, cache key = cache keys, serializeQueryArgs
    hydrate, hydration = rehydration, hydration mismatch, Next.js
    enabled, enabled false, conditional query, dont fetch, dependent query, query depends, chained query, wait for another query = skip, skipToken, conditional fetching
    refetchinterval, interval, repeat request, refresh every, refetch every, every few seconds = pollingInterval, polling
    on click, button click, on demand, manual fetch, fetch manually = useLazyQuery, trigger
    imperative, imperatively, fetchQuery, outside a component, without hooks = initiate, without React
    multiple requests, several requests, two requests = queryFn, one endpoint that is different
    getquerydata, read cache, read the cache = select, endpoint select
    leak, memory leak, subscription leak = unsubscribe, never removed
    without a store, without store, without redux, no store = ApiProvider
    mutateasync, useswrmutation = mutations, know whether it failed
    invalidatequeries = invalidateTags, invalidatesTags, tags
    refresh list, reload list, refetch list, refresh data, refetch after mutation, stale after mutation, old after mutation, update after mutation, reload after mutation = invalidatesTags, providesTags, automated refetching
    setquerydata, update cache, edit cache = updateQueryData, upsertQueryData, manual cache updates
    optimistic, rollback, roll back = optimistic updates, onQueryStarted, undo
    infinite scroll, endless scroll, load more, infinite list, feed = useInfiniteQuery, infinite queries, load page after page
    hasmore, has more = hasNextPage, getNextPageParam
    pager, paginate, offset limit, limit offset, page size, page number = pagination, page in the argument
    preload = prefetch, usePrefetch, preloadedState
    background fetch, fetch ahead, fetch in advance, warm cache, warm up = prefetch, usePrefetch
    upload, file upload, formdata, multipart = fetchBaseQuery, FormData, body
    backoff, try again = retry, maxRetries
    takes too long, takes longer, time limit = timeout
    lifecycle, lifecycle callback, lifecycle hook = onQueryStarted, onCacheEntryAdded
    window focus, tab, tab focus, refocus, reconnect, online, offline, connection comes back, lost connection = refetchOnFocus, setupListeners, refetchOnReconnect
    base url, baseurl, dynamic url = fetchBaseQuery, baseUrl
    change base url, different base url, base url at runtime, dynamic base url = URL that depends on state
    default headers, common headers, shared headers, custom headers, set headers = prepareHeaders, headers
    part of query, part of result, part of a query, part of the result, derive from query = selectFromResult, render only for what you use
    zod, valibot, yup, schema, runtime validation = responseSchema, schemas, validation
    split api, split endpoints, multiple apis, several apis, one createapi, two createapi, multiple createapi = injectEndpoints, two API slices, code splitting
    vue, svelte, angular, solid, vanilla js, vanilla javascript, no react = without React, usage without React hooks, in Svelte Vue Angular or a web component
    when not to use, alternatives, wrong tool, overkill = something else fits better, when you don't need Redux
    do i need redux, redux overkill, react context, redux or context, vs context, instead of context, should i use redux, not use redux, zustand, jotai, mobx, recoil, context api = when you don't need Redux, when not
    is not a function, is undefined = undefined
    custom middleware, own middleware = write typed middleware, add middleware
    included, comes with = what's included, what is in the box
    which approach, when to use, or listener, vs listener = where logic goes
    another api, other api, different api = across API slices
    clear cache, delete cache = empty the cache, resetApiState
    offline cache, offline first = offline, persistence
    two stores, second store, micro frontend, microfrontend, embedded widget, custom context = widget with a store of its own, own context
    example app, sample app, demo app, demo = example apps, examples
    search box, search field, autocomplete, typeahead = search field, cancellation
    isloading isfetching, isloading vs isfetching, isfetching isloading, isfetching vs isloading = show loading errors and data, flags
    wait for refetch, await refetch = wait until the lists are new, running queries
    until id, wait for id, id is defined, id is undefined = wait for an id, skipToken
    replace createasyncthunk, replace thunks, instead of thunk, thunks to endpoints = migrating to RTK Query, turn the thunks into endpoints
    my edits, keep edits, regenerate, generate again = my changes are gone, extend generated code
    cache settings = keepUnusedDataFor, defaults
    settings, config, configuration, parameters, props, arguments = options
    return value, returned = returns
  `),
  // Setting up, moving on
  ...readSynonyms(`
    jscodeshift, upgrade script, migration script, ast, convert automatically = codemods, codemod
    MiddlewareArray, EnhancerArray, middleware array, enhancer array = Tuple, array is not accepted
    starter, starter kit, template = quick start, new project
    tutorial, walkthrough = quick start
    without typescript, plain javascript = press JS
    hello world, counter, first app, first redux app = quick start
    vs redux, redux vs redux toolkit, difference between redux, redux boilerplate, too much boilerplate, less boilerplate, verbose = why Redux Toolkit, same feature twice, what one call sets up
    newbie, begin, beginner, learn, learning path, course, curriculum, which tutorial = tutorials overview, where to start, reading orders
    glossary, terminology, definitions, terms = vocabulary, words you will meet
    minified, minified error, error number, error code = error messages, production number
    setup, set up, install, installation, npm, yarn, pnpm, get started, which package = install, getting started, quick start
    upgrade, migrate, migration, breaking changes, breaking change = migrating, since 2.0, codemods
    v2, 2.0, rtk 2.0, rtk 2, toolkit 2, redux 5, from version 1 = migrating to RTK 2, order of work, since 2.0
    changelog, version history, release history, release notes, what changed = migrating to RTK 2, timeline
    vanilla redux, plain redux, legacy redux, old redux, classic redux, handwritten redux = modern Redux, hand-written Redux
    defaultMemoize = lruMemoize, memoizers
    two versions, installed twice, duplicate redux, peer dependency, peer dependencies, unmet peer, resolutions, version conflict = overrides, two copies of Redux
    redux-mock-store, mock store = mocked stores, real store
    composeWithDevTools, compose with devtools = devTools, createStore configureStore
    best practice, best practices, recommended patterns = usage guide, where logic goes
    redux-remember = persistence
    ie11, old browser, es5, polyfill = supported versions, browsers
    bundle size, kb, gzip, weight, tree shaking, how big, how large = size, weighs, bundle, what it costs
    cant import, cannot import, module not found, undefined import = entry points, hooks are undefined, missing export
    infinite loop, maximum update depth = selector returned a different result, renders
    cyclic, circular, circular dependency, import cycle, 7022, ts7022, 2456, ts2456 = circularly references itself, circular import, circular types
    ts2742, 2742, ts2883, 2883, inferred type cannot be named, not portable = emit declarations, cannot be named
    eslint, no-param-reassign, lint = Immer, draft, ESLint
  `),
  // Plain questions
  ...readSynonyms(`
    add item, push item, remove item, remove object, toggle item, array in state, array operation, array method, find item = arrays and objects, recipes
    validate response, validate data, validate answer, check response = check the answer with a schema, responseSchema, schemas
    after action, when action, run code, react to action, react to state, on state change = createListenerMiddleware, startListening, where logic goes
    load reducer, add reducer later, reducer later, reducer on demand = combineSlices, adding a slice later, inject
    renders too often, rendering too often, unnecessary renders, avoid renders = keep it fast, render only for what you use, selectFromResult
    reducer at runtime, slice at runtime, add reducer at runtime = adding a slice later, injectInto, combineSlices
    into features, by feature, split the store, split store = organize files, folders by type by feature, structure
    another slice, between slices = let several slices react to one action, extraReducers
    combine queries, combine two queries, two queries, merge queries, join queries = one endpoint that is different, queryFn, other shapes of dependence
    force refetch, refetch manually, manual refetch, refresh manually, reload data = now: refetch, refetch
    delete from cache, remove from cache, item from cache, item in cache, change cached = updateQueryData, manual cache updates
    poll focused, only when focused, poll in background, poll only = pause in the background, skipPollingIfUnfocused
    ignore path, ignore action, ignore warning, exclude, allowlist = allow single values, ignoredPaths
    server state, client state, server data = why server data deserves its own tool, what belongs where
    several files, many files = feature folder, injectEndpoints
    twice at the same time, double click, double submit = condition, one hook many calls, disable the button
    initial state from the server, state from the server = preloadedState
    removed from the cache, cached data removed, garbage collected, evict = keepUnusedDataFor, cache lifetime, how long data is kept
    convert my, automatic migration = codemod, codemods
    which functions, everything exported, list of exports = all exports, other exports
    forget to add, forgot to add = missing, mistakes
    outside react, without react = without hooks, initiate
    several actions with one, one reducer for several = isAnyOf, addMatcher
    same action = extraReducers, shared action
  `),
  // Tasks, in words that no heading has
  ...readSynonyms(`
    put request, patch request, post request, delete request = mutations, mutation
    disable caching, no cache, without cache = keepUnusedDataFor: 0, keepUnusedDataFor
    results longer, data longer, cache longer = how long data is kept, keepUnusedDataFor
    query manually = refetch, now: refetch
    delete all, remove all = removeAll
    migrate from redux, from plain redux, from redux to = migrating to modern Redux
    finished loading = show loading errors and data, isSuccess
    endpoint from thunk, query from thunk, call endpoint = initiate
    success message, message after, after saving, after submit = know whether it failed, unwrap
    log every, log dispatched, log all = add middleware, look at what happened
    only once, run once, one time = unsubscribe, add and remove listeners
    any request, all requests, every request = loading indicator for everything
    _id = custom ids, selectId
    saved state, restore state = preloadedState, persist part of the state
    into slice, into slices = constants creators switch createSlice
    app started, app has started, app start = adding a slice later, inject, load a saved
    turn off serializable, disable serializable = remove or configure one
    which action, what changed the state, action changed state = look at what happened, look inside with Redux DevTools
    form data, submit form = bodies, send a file
    pdf, download = responseHandler, responses
    try browser, try in the browser = playground, live demos, without a bundler
    sandbox, codesandbox, stackblitz, codepen, jsfiddle, repl, try online, try it online, online editor = playground
    went offline, goes offline, is offline = offline, dispatch onFocus and onOnline yourself
    over a link, mouse, hover = prefetching
    data fetching library, fetching library = RTK Query overview
    faq, gotchas, common problems, common mistakes, troubleshoot, debugging = troubleshooting
  `),
  // What goes wrong, beside the symptoms themselves
  ...SYMPTOM_SYNONYMS,
  ...SYNONYMS_OF_LIBRARIES,
]

/** Words that follow from others by a rule, and what they are. */
export const NAME_PATTERNS: readonly { pattern: RegExp; means: string }[] = [
  { pattern: /^use[a-z]\w*(?:query|mutation|querystate|querysubscription)$/, means: 'generated hooks' },
]
