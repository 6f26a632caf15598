/** Why an error is thrown and what to do. In the texts, backticks enclose code. */
export interface Remedy {
  cause: string
  fix: string
  /** What a production build does instead, for errors that it never throws. */
  production?: string
  /** Where the documentation says more. */
  page: { path: `/${string}#${string}`; title: string }
}

const STORE = '/api/configureStore'
const SLICE = '/api/createSlice'
const REDUCER = '/api/createReducer'
const LISTENER = '/api/createListenerMiddleware'
const QUERY = '/rtk-query/overview'
const CREATE_API = '/rtk-query/api/createApi'
const API_SLICE = '/rtk-query/api/created-api'

const ORDER_OF_BUILDER = {
  path: `${REDUCER}#definition-order`,
  title: 'createReducer, the order of definition',
} as const
const COMBINED_SELECTOR = { path: '/api/combineSlices#selector', title: 'combineSlices, selector' } as const
const ENHANCERS = { path: `${STORE}#enhancers`, title: 'configureStore, enhancers' } as const
const MIDDLEWARE_MISSING = {
  path: `${QUERY}#middleware-missing`,
  title: 'RTK Query overview, missing middleware',
} as const
const INFINITE_QUERIES = {
  path: `${CREATE_API}#infinite-queries`,
  title: 'createApi, infinite queries',
} as const

/** The remedy of each error, by its code. Checked against version 2.14.0, in development and production builds. */
export const REMEDIES: Readonly<Record<number, Remedy>> = {
  0: {
    cause:
      'A prepare callback returned nothing. Usually the parentheses around the object are missing, so that `{ payload: … }` is a function body.',
    fix: 'Return an object with a `payload`: `(seat: string) => ({ payload: seat })`.',
    page: { path: '/api/createAction#pitfall-no-object', title: 'createAction, this error' },
  },
  1: {
    cause:
      '`configureStore` got no `reducer`, or one that is neither a function nor a plain object. Often the imported reducer is `undefined`, because of a circular import or a misspelled name.',
    fix: 'Pass a root reducer or an object of reducers: `configureStore({ reducer: { cart: cartSlice.reducer } })`. If you do, log the value to see what arrives.',
    page: { path: `${STORE}#reducer`, title: 'configureStore, reducer' },
  },
  2: {
    cause: '`middleware` is an array. Since 2.0 it must be a callback that returns the list.',
    fix: 'Write `middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger)`.',
    production: 'The value is ignored, so that only the default middleware runs.',
    page: { path: `${STORE}#pitfall-array`, title: 'configureStore, a middleware array is not accepted' },
  },
  3: {
    cause:
      'The `middleware` callback didn’t return an array. Usually a function body in braces lacks its `return`.',
    fix: 'Return the list: `(getDefaultMiddleware) => getDefaultMiddleware().concat(logger)`, without braces.',
    production: 'Creating the store throws a `TypeError` that says `is not iterable`.',
    page: { path: `${STORE}#middleware`, title: 'configureStore, middleware' },
  },
  4: {
    cause:
      'An item of the middleware list isn’t a function: `undefined` from a circular import, `false` from `isDev && logger`, or the whole object that `createListenerMiddleware` or `createApi` returned.',
    fix: 'Add the `.middleware` of such an object. Write a condition as `.concat(isDev ? [logger] : [])`.',
    production: 'Creating the store throws a `TypeError` that says `is not a function`.',
    page: { path: `${STORE}#pitfall-not-a-function`, title: 'configureStore, this error' },
  },
  5: {
    cause: '`enhancers` is an array. Since 2.0 it must be a callback that returns the list.',
    fix: 'Write `enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(tracker)`.',
    production: 'The value is ignored, so that only the default enhancers are used.',
    page: ENHANCERS,
  },
  6: {
    cause:
      'The `enhancers` callback didn’t return an array. Usually a function body in braces lacks its `return`.',
    fix: 'Return the list: `(getDefaultEnhancers) => getDefaultEnhancers().concat(tracker)`, without braces.',
    production: 'Creating the store throws a `TypeError` that says `is not iterable`.',
    page: ENHANCERS,
  },
  7: {
    cause:
      'An item of the list of enhancers isn’t a function: `undefined` from a wrong import, or `false` from a condition.',
    fix: 'Check the import. Write a condition as `.concat(isDev ? [tracker] : [])`.',
    production: 'Creating the store throws a `TypeError` that says `is not a function`.',
    page: ENHANCERS,
  },
  8: {
    cause: '`createReducer` got an object of case reducers. Since 2.0 it takes a builder callback only.',
    fix: 'Write `createReducer(initialState, (builder) => { builder.addCase(added, addItem) })`. The codemod `createReducerBuilder` converts existing code.',
    production: '`createReducer` throws as well: a `TypeError` that says `is not a function`.',
    page: { path: `${REDUCER}#pitfall-object`, title: 'createReducer, this error' },
  },
  9: {
    cause:
      'The state is a value that Immer can’t draft, such as a number, a string or a class instance, and a case reducer returned nothing. `state += 1` changes a local variable only.',
    fix: 'Return the next state, as in `(state) => state + 1`, or keep the value in an object.',
    page: { path: `${REDUCER}#pitfall-non-draftable`, title: 'createReducer, this error' },
  },
  11: {
    cause: '`createSlice` got no `name`, or an empty one. The slice’s action types begin with it.',
    fix: "Add `name: 'cart'`, different for each slice. If the name is imported, check that the import isn’t `undefined`.",
    page: { path: `${SLICE}#options`, title: 'createSlice, options' },
  },
  12: {
    cause:
      '`createSlice` registered a case reducer without an action type. Types are made from the slice’s name and the reducer’s key, so no option of 2.14 leads here.',
    fix: 'If you get it, look for a second or changed copy of the package: `npm ls @reduxjs/toolkit`. For your own `builder.addCase` the error is 28.',
    page: { path: `${SLICE}#action-types`, title: 'createSlice, action types' },
  },
  13: {
    cause:
      'Two entries of a slice’s `reducers` make the same action type. A thunk `load` with a `pending` handler takes `load/pending`, and a key of that name collides with it.',
    fix: 'Rename the key.',
    page: { path: `${SLICE}#pitfall-duplicate-type`, title: 'createSlice, this error' },
  },
  14: {
    cause:
      '`extraReducers` is an object. Since 2.0 it must be a builder callback. The error comes when the reducer first runs, not when the slice is created.',
    fix: 'Write `extraReducers: (builder) => { builder.addCase(added, addItem) }`. The codemod `createSliceBuilder` converts existing code.',
    production: 'The handlers of the object still run, unchecked.',
    page: { path: `${SLICE}#pitfall-object-notation`, title: 'createSlice, this error' },
  },
  15: {
    cause:
      'A selector of the slice found nothing at `rootState[reducerPath]`. The reducer has another key in the store, or the slice is injected later and the selector is that of the original slice.',
    fix: 'Mount it as `{ [cartSlice.reducerPath]: cartSlice.reducer }`. For an injected slice, use the selectors of what `injectInto` returned.',
    production:
      '`selectSlice` returns `undefined`. A selector that reads a member of it throws a `TypeError`.',
    page: { path: `${SLICE}#pitfall-not-mounted`, title: 'createSlice, this error' },
  },
  16: {
    cause:
      'The function passed to `getSelectors` returned `undefined`, or a selector of `getSelectors()` was called without the slice’s state.',
    fix: 'Return the slice’s state: `cartSlice.getSelectors((state: RootState) => state.shop.cart)`. Selectors of `getSelectors()` take that state as their first argument.',
    production:
      'The selector gets `undefined` as its state. If it reads a member of it, it throws a `TypeError`.',
    page: { path: `${SLICE}#get-selectors`, title: 'createSlice, state mounted elsewhere' },
  },
  17: {
    cause:
      'The callback form of `reducers` returned an object `{ reducer, prepare }`, which only the object form takes.',
    fix: 'Write `create.preparedReducer(prepare, reducer)`.',
    page: { path: `${SLICE}#pitfall-prepared`, title: 'createSlice, this error' },
  },
  18: {
    cause: 'The `createSlice` of the package has no thunks built in, so that apps without them stay small.',
    fix: 'Make your own once, and import it wherever a slice has thunks: `const createAppSlice = buildCreateSlice({ creators: { asyncThunk: asyncThunkCreator } })`.',
    page: { path: `${SLICE}#async-thunks`, title: 'createSlice, async thunks in a slice' },
  },
  19: {
    cause:
      'State was changed outside a reducer since the last dispatch: in a component, a timer, or a thunk. Typical are `sort`, `push`, and assignments to selected objects.',
    fix: 'Find the code that writes to the path in the message. Copy before you change, as in `[...items].sort()`, or make the change a case reducer.',
    production:
      'Nothing is checked: the change stays, and components may not show it. State that Immer froze, as in a slice, throws a `TypeError` in every build.',
    page: {
      path: '/api/immutabilityMiddleware#find-the-line',
      title: 'Immutability check, find the line',
    },
  },
  20: {
    cause:
      'State was changed while an action was handled: by a reducer written without Immer, or by a selector or subscriber that ran before `dispatch` returned.',
    fix: 'Write the reducer with `createSlice`, or let it return a copy. If the reducers for the action are fine, look for a selector that sorts or fills what it reads.',
    production: 'Nothing is checked: the change stays, and components may not show it.',
    page: {
      path: '/api/immutabilityMiddleware#pitfall-innocent',
      title: 'Immutability check, reducers that are fine',
    },
  },
  21: {
    cause:
      'A listener was added or removed without any of `type`, `actionCreator`, `matcher` and `predicate`, or with one that is `undefined`. An undefined action creator often comes from a circular import.',
    fix: 'Pass one: `startListening({ actionCreator: orderPlaced, effect })`. If you do, log it to see what arrives.',
    page: { path: `${LISTENER}#start-listening`, title: 'createListenerMiddleware, startListening' },
  },
  22: {
    cause:
      'A listener’s `unsubscribe` was called before the listener was added. The middleware adds it first, so no call of the public API of 2.14 leads here.',
    fix: 'If you get it, look for a second or changed copy of the package: `npm ls @reduxjs/toolkit`.',
    page: { path: `${LISTENER}#remove`, title: 'createListenerMiddleware, add and remove listeners' },
  },
  23: {
    cause:
      '`getOriginalState` was called after `dispatch` had returned: after an `await`, in a timer, or in a promise’s callback. The state before the action isn’t kept longer. The error goes to `onError`.',
    fix: 'Call it at the start of the effect and keep the result: `const before = getOriginalState()`.',
    page: { path: `${LISTENER}#pitfall-original-state`, title: 'createListenerMiddleware, this error' },
  },
  24: {
    cause:
      'A selector made by `rootReducer.selector` asked an injected reducer for its initial state, and the reducer returned `undefined`.',
    fix: 'Give the reducer’s state a default: `(state = initialState, action) => …`. Use `null` for “no value”.',
    page: COMBINED_SELECTOR,
  },
  25: {
    cause:
      '`selector.original` got plain state. It takes only the proxy that `rootReducer.selector` hands to your function.',
    fix: 'Call it inside that function: `rootReducer.selector((state) => rootReducer.selector.original(state))`. Elsewhere you have the original already.',
    page: COMBINED_SELECTOR,
  },
  26: {
    cause:
      '`addCase` comes after `addMatcher`, or after an `addAsyncThunk` with `settled`, which adds a matcher.',
    fix: 'Move it up: `addCase`, then `addAsyncThunk`, then `addMatcher`, then `addDefaultCase`.',
    production: 'The order isn’t checked. Cases run before matchers in any case.',
    page: ORDER_OF_BUILDER,
  },
  27: {
    cause: '`addCase` comes after `addDefaultCase`.',
    fix: 'Move `addDefaultCase` to the end.',
    production: 'The order isn’t checked. The default case still runs only when nothing else does.',
    page: ORDER_OF_BUILDER,
  },
  28: {
    cause:
      '`addCase` got an empty string, or something without a `type`, such as a thunk or a plain function.',
    fix: 'Pass a type or an action creator. Of a thunk, pass one of its actions: `builder.addCase(loadCart.fulfilled, setCart)`.',
    page: { path: `${REDUCER}#add-case`, title: 'createReducer, addCase' },
  },
  29: {
    cause:
      'Two `addCase` calls of one builder have the same action type, or an `addAsyncThunk` above has taken it. Look for a type string that was copied to a second action creator.',
    fix: 'Merge the two case reducers, or turn the second into an `addMatcher`, which runs in addition.',
    page: { path: `${REDUCER}#pitfall-duplicate`, title: 'createReducer, this error' },
  },
  30: {
    cause: '`addMatcher` comes after `addDefaultCase`.',
    fix: 'Move `addDefaultCase` to the end.',
    production: 'The order isn’t checked. The default case still runs only when nothing else does.',
    page: ORDER_OF_BUILDER,
  },
  31: {
    cause: 'A builder has two `addDefaultCase` calls.',
    fix: 'Merge them into one.',
    production: 'The last one counts.',
    page: ORDER_OF_BUILDER,
  },
  32: {
    cause:
      'The listener middleware got something else in place of a function. In the message, `options.listener` means the `effect` of a listener, `onError` the option, and `taskExecutor` the argument of `fork`.',
    fix: 'Pass a function: `startListening({ actionCreator: orderPlaced, effect: sendMail })`, and `fork(() => load())` in place of `fork(load())`.',
    page: { path: `${LISTENER}#start-listening`, title: 'createListenerMiddleware, startListening' },
  },
  33: {
    cause:
      'An endpoint has a `query`, but the base query of its API slice is `fakeBaseQuery`, which sends nothing. The request ends with this `error`.',
    fix: 'Give the endpoint a `queryFn` that returns `{ data }` or `{ error }`, or the API slice a real base query such as `fetchBaseQuery({ baseUrl })`.',
    page: { path: `${CREATE_API}#fake-base-query`, title: 'createApi, fakeBaseQuery' },
  },
  34: {
    cause:
      'A request was started on a store without the API slice’s middleware: by an endpoint’s `initiate` or the trigger of a mutation. Each API slice checks this once. A query hook that renders there has the same message, as number 37.',
    fix: 'Add it where this store is created, in tests too: `middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware)`.',
    production:
      'Requests are sent and results stored, but there are no subscriptions: no polling, no invalidation by tags, no removal of unused data.',
    page: MIDDLEWARE_MISSING,
  },
  35: {
    cause: '`ApiProvider` makes a store of its own, and it stands inside a React-Redux `Provider`.',
    fix: 'Remove `ApiProvider`, and add `api.reducer` and `api.middleware` to the store that you have.',
    page: { path: '/rtk-query/api/ApiProvider#pitfall-existing-context', title: 'ApiProvider, this error' },
  },
  36: {
    cause: '`reactHooksModule` got a `hooks` object in which at least one of the three hooks is missing.',
    fix: 'Pass all three, made for the same context: `reactHooksModule({ hooks: { useDispatch, useSelector, useStore } })`.',
    production:
      'Nothing is checked. The first generated hook that needs the missing one throws a `TypeError`.',
    page: { path: `${CREATE_API}#custom-create-api`, title: 'createApi, a custom createApi' },
  },
  37: {
    cause: 'A component with a query hook rendered below a store without the API slice’s middleware.',
    fix: 'Add it where this store is created, in tests too: `middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware)`.',
    production:
      'The component throws a `TypeError` once its request has started: `isRequestSubscribed is not a function`.',
    page: MIDDLEWARE_MISSING,
  },
  38: {
    cause:
      'A query hook’s `refetch` was called without a subscription: the query is skipped, its effect hasn’t run yet, or the component has gone.',
    fix: 'Call it only if `isUninitialized` is false. To start a request yourself, use the lazy hook: `const [loadOrder] = api.useLazyGetOrderQuery()`.',
    page: { path: `${API_SLICE}/hooks#pitfall-refetch`, title: 'React hooks of an API slice, this error' },
  },
  39: {
    cause:
      "`injectEndpoints` got `overrideExisting: 'throw'` and an endpoint whose name is taken. Without that option the new definition is ignored, and a development build prints the text to the console.",
    fix: 'Rename the endpoint, or pass `overrideExisting: true` if it is to replace the old one, as after a hot update.',
    page: {
      path: `${API_SLICE}/code-splitting#override-existing`,
      title: 'injectEndpoints, overrideExisting',
    },
  },
  40: {
    cause: 'An infinite query has a `maxPages` of 0 or less. Only development builds check it: tests don’t.',
    fix: 'Set it to 1 or more, or leave it out to keep all pages.',
    production: '0 keeps all pages, a negative number keeps none.',
    page: INFINITE_QUERIES,
  },
  41: {
    cause:
      'An infinite query has `maxPages` but no `getPreviousPageParam`. Pages that fell out at the start could never come back. Only development builds check it: tests don’t.',
    fix: 'Add `getPreviousPageParam`, returning `undefined` before the first page, or remove `maxPages`.',
    production: 'Old pages are dropped, and `fetchPreviousPage` can’t bring them back.',
    page: INFINITE_QUERIES,
  },
  42: {
    cause:
      'The list of middleware holds the same function twice. Often an API slice’s middleware is added again for the result of `injectEndpoints`, which is the same object.',
    fix: 'Add it once. If it is meant to run twice, set `duplicateMiddlewareCheck: false`.',
    production: 'Nothing is checked. The middleware runs twice for each action.',
    page: { path: `${STORE}#pitfall-duplicate`, title: 'configureStore, this error' },
  },
  43: {
    cause: '`addAsyncThunk` comes after `addDefaultCase`.',
    fix: 'Move `addDefaultCase` to the end.',
    production: 'The order isn’t checked. The default case still runs only when nothing else does.',
    page: ORDER_OF_BUILDER,
  },
}
