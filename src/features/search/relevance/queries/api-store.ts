import type { Queries } from '../query'

const ACTION_CHECK = '/api/actionCreatorMiddleware'
const BATCH = '/api/autoBatchEnhancer'
const COMBINE = '/api/combineSlices'
const DYNAMIC = '/api/createDynamicMiddleware'
const ENHANCERS = '/api/getDefaultEnhancers'
const ERRORS = '/errors'
const IMMUTABLE = '/api/immutabilityMiddleware'
const LISTENER = '/api/createListenerMiddleware'
const MIDDLEWARE = '/api/getDefaultMiddleware'
const SERIALIZABLE = '/api/serializabilityMiddleware'
const STORE = '/api/configureStore'
const GUIDE = '/usage/usage-guide'

/** About the store's setup: middleware, enhancers, checks, listeners, and slices that come later. */
export const apiStore: Queries = {
  symbols: [
    ['createActionCreatorInvariantMiddleware', ACTION_CHECK],
    ['SHOULD_AUTOBATCH', BATCH, '/api/other-exports#constants'],
    ['withLazyLoadedSlices', `${COMBINE}#with-lazy-loaded-slices`, COMBINE],
    ['cancelActiveListeners', LISTENER],
    ['createImmutableStateInvariantMiddleware', IMMUTABLE],
    ['ignoredActionPaths', SERIALIZABLE],
    ['addMiddleware', DYNAMIC],
    ['isPlain', SERIALIZABLE, '/api/other-exports#checks'],
    ['prepareAutoBatched', BATCH],
    ['TaskAbortError', LISTENER],
    ['warnAfter', IMMUTABLE, SERIALIZABLE, `${MIDDLEWARE}#pitfall-slow`],
    ['WithSlice', COMBINE],
  ],
  'partial words': [
    ['combinesl', COMBINE],
    ['immutab', IMMUTABLE, `${STORE}#get-default-middleware`],
    ['autobat', BATCH, `${ENHANCERS}#auto-batch`, ENHANCERS],
    ['createdyn', DYNAMIC],
    ['listenermid', LISTENER],
    ['getdefaultenh', ENHANCERS],
    ['ignoredpa', IMMUTABLE, SERIALIZABLE],
    ['serializabi', SERIALIZABLE],
  ],
  typos: [
    ['combineSlcies', COMBINE],
    ['createListnerMiddleware', LISTENER],
    ['autoBacthEnhancer', BATCH],
    ['dynamic midleware', DYNAMIC],
    ['getDefaultEnhacners', ENHANCERS],
    ['immutabilty check', IMMUTABLE, `${MIDDLEWARE}#options`],
    ['serializeableCheck', SERIALIZABLE, MIDDLEWARE, STORE],
    ['actionCreatorMidleware', ACTION_CHECK],
  ],
  questions: [
    [
      'why does redux warn that I dispatched an action creator without calling it',
      ACTION_CHECK,
      '/errors#action-creator-dispatched',
    ],
    [
      'how do I stop too many re-renders when I dispatch many actions in a loop',
      BATCH,
      '/usage/usage-guide#performance',
    ],
    ['how do I wait for another action inside a listener', `${LISTENER}#take`, LISTENER],
    [
      'how do I debounce a search field with a listener',
      `${LISTENER}#cancel`,
      LISTENER,
      '/usage/migrating-to-modern-redux#take-latest',
    ],
    ['can I add middleware after the store was created', DYNAMIC],
    [
      'why is my injected slice undefined until the next action',
      COMBINE,
      '/usage/troubleshooting#symptom-injected-state-undefined',
    ],
    ['how do I load a reducer together with a lazy route', COMBINE, DYNAMIC],
    ['how do I put my middleware before the default ones', `${MIDDLEWARE}#order`, MIDDLEWARE],
    ['are the checks removed from a production build', `${MIDDLEWARE}#production`, MIDDLEWARE, IMMUTABLE],
    ['how do I find out which line mutates the state', `${IMMUTABLE}#find-the-line`, IMMUTABLE],
    ['why should state and actions be serializable', `${SERIALIZABLE}#why`, SERIALIZABLE, GUIDE],
    ['how do I check the state but not the actions', `${SERIALIZABLE}#only`, SERIALIZABLE],
    ['which enhancers does the store have by default', ENHANCERS, STORE],
    ['how do I turn off batching of notifications', `${ENHANCERS}#auto-batch`, ENHANCERS, BATCH],
    ['can a component add middleware with a hook', `${DYNAMIC}#react`, DYNAMIC],
    ['how do I get the state before the action in an effect', LISTENER],
  ],
  synonyms: [
    ['reducer injection', COMBINE, '/api/createSlice#inject-into'],
    ['replaceReducer', COMBINE, `${STORE}#enhancedstore-replacereducer`, `${GUIDE}#hot-reloading`],
    ['debounce notifications', BATCH],
    ['react-redux batch()', BATCH],
    ['takeLatest', LISTENER, '/api/createAsyncThunk#latest', '/usage/migrating-to-modern-redux#take-latest'],
    ['spawn background task', `${LISTENER}#fork`, LISTENER],
    [
      'saga watcher',
      LISTENER,
      '/usage/migrating-to-modern-redux#side-effects',
      '/usage/migrating-to-modern-redux#take-every',
    ],
    ['lazy middleware', DYNAMIC],
    [
      'store a Map in redux',
      SERIALIZABLE,
      '/api/other-exports#map-set',
      GUIDE,
      '/usage/immer-reducers#not-drafted',
    ],
    ['File object in an action', SERIALIZABLE, '/api/createAsyncThunk#pitfall-serializable'],
    ['redux slow in development', `${MIDDLEWARE}#pitfall-slow`, IMMUTABLE, SERIALIZABLE],
    ['EnhancerArray', ENHANCERS, `${STORE}#tuple`, '/usage/migrating-rtk-2#tuple'],
    [
      'MiddlewareArray',
      `${STORE}#tuple`,
      STORE,
      MIDDLEWARE,
      '/api/other-exports#not-exported',
      '/usage/migrating-rtk-2#tuple',
    ],
    [
      'thunk.withExtraArgument',
      `${MIDDLEWARE}#extra-argument`,
      `${STORE}#thunk-extra-argument`,
      '/usage/migrating-to-modern-redux#configure-store',
      '/usage/migrating-to-modern-redux#find',
    ],
    ['redux-immutable-state-invariant', IMMUTABLE, '/api/getDefaultMiddleware#options-immutablecheck'],
    [
      'forgot to call action creator',
      ACTION_CHECK,
      `${MIDDLEWARE}#options-actioncreatorcheck`,
      '/api/createAction#pitfall-not-dispatched',
    ],
  ],
  'pasted errors': [
    [
      'Detected an action creator with type "cart/itemAdded" being dispatched. Make sure you\'re calling the action creator before dispatching, i.e. `dispatch(itemAdded())` instead of `dispatch(itemAdded)`.',
      ACTION_CHECK,
      '/errors#action-creator-dispatched',
    ],
    [
      "Uncaught Error: A state mutation was detected between dispatches, in the path 'cart.items.0.count'.  This may cause incorrect behavior. (https://redux.js.org/style-guide/style-guide#do-not-mutate-state) at immutableStateInvariantMiddleware.ts:241:19",
      IMMUTABLE,
      `${ERRORS}#code-19`,
    ],
    [
      'SerializableStateInvariantMiddleware took 58ms, which is more than the warning threshold of 32ms. If your state or actions are very large, you may want to disable the middleware as it might cause too much of a slowdown in development mode.',
      `${SERIALIZABLE}#pitfall-slow`,
      `${MIDDLEWARE}#pitfall-slow`,
      '/errors#check-took-long',
    ],
    [
      'A non-serializable value was detected in an action, in the path: `meta.arg.file`. Value: File {} Take a look at the logic that dispatched this action: {type: "upload/pending"}',
      SERIALIZABLE,
      '/api/createAsyncThunk#pitfall-serializable',
      '/errors#non-serializable-action',
    ],
    [
      'middlewares were provided, but middleware enhancer was not included in final enhancers - make sure to call `getDefaultEnhancers`',
      `${ENHANCERS}#pitfall-missing`,
      `${STORE}#pitfall-no-middleware`,
      '/errors#middleware-enhancer-missing',
    ],
    [
      'listenerMiddleware/error Error: listenerMiddleware: getOriginalState can only be called synchronously at getOriginalState (index.ts:531:15)',
      `${LISTENER}#pitfall-original-state`,
      `${ERRORS}#code-23`,
      '/api/createListenerMiddleware#errors',
    ],
    [
      "Module '@reduxjs/toolkit' has no exported member 'getDefaultMiddleware'.ts(2305)",
      `${MIDDLEWARE}#pitfall-import`,
      '/usage/migrating-rtk-2#middleware',
      '/usage/migrating-rtk-2#compiler',
      '/errors#ts-get-default-middleware',
    ],
    [
      'Unexpected key "settings" found in preloadedState argument passed to createStore.',
      COMBINE,
      '/errors#unexpected-keys',
    ],
  ],
  acronyms: [
    ['rAF batching', BATCH],
    ['DI for thunks', `${MIDDLEWARE}#extra-argument`, `${STORE}#thunk-extra-argument`, STORE],
  ],
}
