import type { Queries } from '../query'

const IMMER = '/usage/immer-reducers'
const LEGACY = '/usage/migrating-to-modern-redux'
const TYPES = '/usage/usage-with-typescript'
const WHY = '/introduction/why-rtk-is-redux-today'
const TYPED_APP = '/tutorials/typescript'
const QUERY_APP = '/tutorials/rtk-query'

/** About the guides, and the tutorials that build on the quick start. */
export const guides: Queries = {
  symbols: [
    ['isDraft', `${IMMER}#debug`, IMMER, '/api/other-exports'],
    ['enableMapSet', `${IMMER}#not-drafted`, IMMER, '/api/other-exports'],
    ['legacy_createStore', `${WHY}#create-store`, WHY, LEGACY, '/api/other-exports'],
    ['TypedUseSelectorHook', `${TYPED_APP}#old-advice`, TYPED_APP, TYPES, '/usage/migrating-rtk-2'],
    ['verbatimModuleSyntax', `${TYPES}#pitfall-type-import`, TYPES, TYPED_APP],
    ['noUncheckedIndexedAccess', TYPES, TYPED_APP, '/api/createEntityAdapter'],
    ['mapStateToProps', LEGACY],
    ['composeWithDevTools', LEGACY],
    ['takeLatest', `${LEGACY}#take-latest`, LEGACY, '/api/createListenerMiddleware'],
    ['currentData', QUERY_APP, '/rtk-query/api/created-api/hooks'],
  ],
  typos: [
    ['imer', IMMER],
    ['typscript quick start', TYPED_APP],
    ['migratng to modern redux', LEGACY],
  ],
  questions: [
    ['why can I mutate state in a reducer', IMMER, '/api/createSlice', '/tutorials/quick-start', WHY],
    ['how do I log the state inside a reducer', `${IMMER}#debug`, IMMER],
    [
      'can I use a Map or a Set in redux state',
      `${IMMER}#not-drafted`,
      IMMER,
      '/api/serializabilityMiddleware',
    ],
    ['why is my state not updating in the reducer', IMMER, '/tutorials/quick-start', '/api/createReducer'],
    ['how do I update deeply nested state', `${IMMER}#nested`, IMMER],
    ['when should I not use redux', `${WHY}#when-not`, '/rtk-query/overview#when-not'],
    ['is createStore deprecated', `${WHY}#create-store`, LEGACY],
    ['how big is redux toolkit', `${WHY}#size`, WHY],
    ['how do I replace createStore with configureStore', `${LEGACY}#configure-store`, LEGACY],
    ['how do I replace redux saga with listener middleware', `${LEGACY}#side-effects`, LEGACY],
    ['can old reducers and slices live in one store', `${LEGACY}#coexistence`, LEGACY],
    ['why does connect render less often than useSelector', `${LEGACY}#connect`, LEGACY],
    ['how do I type a custom middleware', `${TYPES}#middleware`],
    [
      'how do I avoid circular types with RootState',
      `${TYPES}#circular`,
      TYPES,
      '/api/configureStore#pitfall-circular',
    ],
    ['union type of initial state is narrowed', `${TYPES}#slice-state`, `${TYPED_APP}#narrowed-union`, TYPES],
    ['how do I make typed hooks', `${TYPES}#hooks`, `${TYPED_APP}#types-from-the-store`, TYPED_APP],
    [
      'which payload types make the argument optional',
      `${TYPED_APP}#payload-types`,
      `${TYPES}#payloads`,
      TYPES,
    ],
    ['how do I learn RTK Query step by step', QUERY_APP, '/tutorials/overview'],
    [
      'how do I refetch a list after a mutation',
      QUERY_APP,
      '/rtk-query/api/createApi#tags',
      '/rtk-query/usage/automated-refetching',
      '/rtk-query/usage/mutations',
      '/rtk-query/overview',
    ],
    [
      'how long does RTK Query keep data',
      `${QUERY_APP}#lifetime`,
      '/rtk-query/api/createApi#cache-lifetime',
      '/rtk-query/usage/cache-behavior',
    ],
  ],
  synonyms: [
    ['vanilla redux', LEGACY, WHY],
    ['epics', LEGACY],
    ['redux-observable', LEGACY],
    ['redux boilerplate', WHY, LEGACY],
    ['mutable update', IMMER],
    ['action constants', LEGACY],
    ['redux mock store', `${LEGACY}#tests`, LEGACY, '/usage/usage-guide#testing'],
    ['Proxy(Object)', IMMER],
    ['slice factory', `${TYPES}#generic-slices`, '/api/createSlice#generic-slices'],
  ],
  'pasted errors': [
    [
      '[Immer] An immer producer returned a new value *and* modified its draft. Either return a new value *or* modify the draft.',
      `${IMMER}#pitfall-both`,
      IMMER,
      '/api/createReducer',
    ],
    ["TypeError: Cannot perform 'get' on a proxy that has been revoked", `${IMMER}#pitfall-revoked`, IMMER],
    [
      "TS2742: The inferred type of 'selectRooms' cannot be named without a reference to '.pnpm/reselect@5.3.0/node_modules/reselect'. This is likely not portable. A type annotation is necessary.",
      `${TYPES}#declarations`,
      TYPES,
      '/rtk-query/usage-with-typescript#pitfall-ts2742',
    ],
    [
      "Argument of type 'AsyncThunkAction<string, void, {}>' is not assignable to parameter of type 'UnknownAction'.",
      `${TYPES}#pitfall-dispatch-thunk`,
      `${TYPED_APP}#plain-dispatch`,
      TYPES,
      TYPED_APP,
    ],
    [
      "error TS1484: 'PayloadAction' is a type and must be imported using a type-only import when 'verbatimModuleSyntax' is enabled.",
      `${TYPES}#pitfall-type-import`,
      `${TYPED_APP}#import-type`,
      TYPES,
      TYPED_APP,
    ],
    ["Type 'UnknownAction' is not assignable to type 'RoomAction'", `${LEGACY}#pitfall-union`, LEGACY, TYPES],
    [
      "Uncaught Error: Warning: Middleware for RTK-Query API at reducerPath 'trailsApi' has not been added to the store.",
      `${QUERY_APP}#middleware-missing`,
      '/rtk-query/overview#middleware-missing',
      '/rtk-query/api/created-api/redux-integration',
      '/errors',
    ],
  ],
  acronyms: [
    ['HOC', LEGACY],
    [
      'TS2742',
      `${TYPES}#declarations`,
      '/rtk-query/usage-with-typescript#pitfall-ts2742',
      '/api/createListenerMiddleware',
    ],
    ['TS2883', `${TYPES}#declarations`, '/rtk-query/usage-with-typescript#pitfall-ts2742'],
  ],
}
