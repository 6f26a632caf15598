import type { Queries } from '../query'

const STORE = '/api/configureStore'
const SLICE = '/api/createSlice'
const EXPORTS = '/api/other-exports'
const START = '/introduction/getting-started'
const QUERY = '/rtk-query/overview'
const TUTORIALS = '/tutorials/overview'
const QUICK = '/tutorials/quick-start'
const GUIDE = '/usage/usage-guide'

/** About what several pages treat. Written at once and first run when the ranking was done. */
export const acrossPages: Queries = {
  symbols: [
    ['combineReducers', STORE, EXPORTS, GUIDE],
    ['traceLimit', STORE],
    ['caseReducers', SLICE, '/api/createReducer'],
    ['reducerPath', SLICE, QUERY, '/rtk-query/api/createApi', '/rtk-query/api/created-api/redux-integration'],
    ['freeze', EXPORTS],
    ['PayloadAction', SLICE, EXPORTS, QUICK, '/api/createAction#payload-action'],
    ['ignoredActionPaths', GUIDE, '/api/serializabilityMiddleware'],
    ['asyncThunkCreator', SLICE, EXPORTS],
    ['enableMapSet', EXPORTS],
    ['immutableCheck', STORE, '/api/getDefaultMiddleware', '/api/immutabilityMiddleware'],
    ['AppDispatch', STORE, QUICK],
    ['autoBatch', STORE, '/api/getDefaultEnhancers', '/api/autoBatchEnhancer'],
    [
      'withTypes',
      SLICE,
      EXPORTS,
      STORE,
      '/api/createAsyncThunk',
      '/api/createListenerMiddleware',
      '/api/createSelector',
      '/api/createDynamicMiddleware',
    ],
  ],
  'partial words': [
    ['middlew', STORE, GUIDE, '/api/getDefaultMiddleware'],
    ['preloa', STORE, GUIDE, '/api/combineSlices#preloaded-state'],
    ['selec', SLICE, QUICK, '/api/createSelector'],
    ['vocab', QUERY, TUTORIALS],
    ['rootst', STORE],
    ['devtools opt', STORE],
  ],
  typos: [
    ['cofnigureStore', STORE],
    ['immutabel check', STORE, '/api/immutabilityMiddleware', '/api/getDefaultMiddleware'],
    ['redcuers', SLICE, STORE],
    ['persit state', GUIDE],
    ['seralizable', GUIDE, STORE, '/api/serializabilityMiddleware'],
    ['typscript payload', SLICE, '/api/createAction'],
    ['enahncers', STORE, GUIDE, '/api/getDefaultEnhancers'],
    ['vocabulry', QUERY],
    ['miniSerialiseError', EXPORTS, '/api/createAsyncThunk'],
  ],
  questions: [
    ['how do I add logging middleware', GUIDE, STORE, '/api/getDefaultMiddleware'],
    ['how can I limit the number of actions in devtools', STORE],
    ['why is my middleware not running', STORE, '/api/createDynamicMiddleware#pitfall-two-instances'],
    ['is configureStore enough or do I need createStore', STORE, GUIDE, EXPORTS],
    ['what is the difference between reducers and extraReducers', SLICE],
    ['how do I get the initial state of a slice', SLICE],
    ['can initial state be a function', SLICE],
    ['how do I stop redux from complaining about dates', GUIDE, '/api/serializabilityMiddleware'],
    ['should I store server data in slices', QUERY, GUIDE],
    ['how do I undo an action', QUICK],
    ['how do I give each test its own store', STORE, GUIDE],
    [
      'where do I import hooks from',
      START,
      QUERY,
      '/rtk-query/api/created-api/overview#entry-points',
      '/rtk-query/api/created-api/overview#pitfall-hooks',
    ],
    ['does rtk query work outside react', QUERY, '/rtk-query/api/created-api/endpoints'],
    ['how do I use a map or set in state', EXPORTS, GUIDE, '/api/serializabilityMiddleware'],
    ['how can two reducers respond to the same action', GUIDE, SLICE],
    ['how to load data when the app starts', QUICK, QUERY, GUIDE],
    ['what happens to errors in production', '/errors', EXPORTS, STORE],
  ],
  synonyms: [
    ['logger', GUIDE, STORE, '/api/getDefaultMiddleware#order'],
    ['hide password in devtools', STORE],
    ['localstorage', GUIDE],
    ['random id', EXPORTS],
    ['lookup table by id', GUIDE, '/api/createEntityAdapter'],
    ['sign out', GUIDE],
    ['jest', GUIDE, '/api/createAsyncThunk#testing'],
    ['fixtures', GUIDE, EXPORTS],
    ['file structure', GUIDE, START, QUICK],
    ['graphql', QUERY, '/rtk-query/comparison#graphql'],
    ['derived data', QUICK, SLICE, GUIDE, EXPORTS, '/api/createSelector'],
    ['beginner course', TUTORIALS, QUICK],
    ['install with yarn', START],
    ['typed hooks', QUICK, STORE],
  ],
  'pasted errors': [
    [
      'Error: Duplicate middleware references found when creating the store. Ensure that each middleware is only included once. at configureStore (redux-toolkit.legacy-esm.js:412:15)',
      STORE,
      '/errors',
    ],
    [
      'Uncaught TypeError: useGetUsersQuery is not a function at UserList (UserList.tsx:8:21)',
      QUERY,
      START,
      '/rtk-query/api/created-api/hooks#pitfall-missing-hook',
      '/rtk-query/api/created-api/overview#pitfall-hooks',
      '/rtk-query/api/createApi#pitfall-hooks',
    ],
    [
      'Warning: Middleware for RTK-Query API at reducerPath "pokemonApi" has not been added to the store.',
      QUERY,
      '/errors',
      '/rtk-query/api/created-api/redux-integration',
      '/rtk-query/api/created-api/hooks#pitfall-middleware',
    ],
    [
      "A state mutation was detected between dispatches, in the path 'todos.0.done'. This may cause incorrect behavior.",
      '/errors',
      '/api/immutabilityMiddleware',
    ],
    [
      'Uncaught Error: could not find react-redux context value; please ensure the component is wrapped in a <Provider>',
      QUICK,
    ],
    [
      'Please use the `create.preparedReducer` notation for prepared action creators with the `create` notation.',
      SLICE,
      '/errors',
    ],
    [
      'reducer is a required argument, and must be a function or an object of functions that can be passed to combineReducers',
      '/errors',
      STORE,
      '/errors#code-1',
    ],
    ['Error 31', '/errors'],
    ['You cannot call getState in ... rtk error #9', '/errors'],
  ],
  acronyms: [
    ['TS2456', STORE],
    ['RTKQ size', QUERY, '/rtk-query/comparison#size'],
    ['ES modules', START],
    ['SSR store', STORE],
    ['DI', STORE, '/api/getDefaultMiddleware#extra-argument'],
    ['HMR reducers', GUIDE],
    ['CRA template', START],
    ['UUID', EXPORTS],
  ],
}
