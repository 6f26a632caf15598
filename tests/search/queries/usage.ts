import type { Queries } from '../query'

const GUIDE = '/usage/usage-guide'

export const usage: Queries = {
  symbols: [
    [
      'createEntityAdapter',
      `${GUIDE}#normalized-data`,
      '/api/createSlice#entity-adapters',
      '/api/other-exports#all-exports',
      '/introduction/getting-started#whats-included',
      '/api/createEntityAdapter',
    ],
    [
      'createAsyncThunk',
      `${GUIDE}#request-status`,
      '/api/other-exports#all-exports',
      '/introduction/getting-started#whats-included',
      GUIDE,
      '/api/createAsyncThunk',
    ],
    [
      'redux-persist',
      `${GUIDE}#persistence`,
      '/api/serializabilityMiddleware#redux-persist',
      '/rtk-query/api/created-api/redux-integration#pitfall-persist',
      '/rtk-query/api/createApi#rehydration',
    ],
  ],
  'partial words': [
    [
      'serializ',
      `${GUIDE}#working-with-non-serializable-data`,
      '/api/configureStore#get-default-middleware',
      '/api/serializabilityMiddleware',
    ],
    ['persiste', `${GUIDE}#persistence`],
    [
      'normaliz',
      `${GUIDE}#normalized-data`,
      `${GUIDE}#normalize-response`,
      '/api/createEntityAdapter',
      '/rtk-query/comparison#normalization',
    ],
    ['hot relo', `${GUIDE}#hot-reloading`, GUIDE, '/rtk-query/api/created-api/code-splitting#hot-reloading'],
  ],
  typos: [
    [
      'serialisable',
      `${GUIDE}#working-with-non-serializable-data`,
      '/api/configureStore#get-default-middleware',
      '/api/serializabilityMiddleware',
    ],
    ['persistance', `${GUIDE}#persistence`],
    ['asyncronous logic', `${GUIDE}#async`, GUIDE],
    ['normalised data', `${GUIDE}#normalized-data`, GUIDE, '/api/createEntityAdapter'],
  ],
  questions: [
    ['where should I put my logic', `${GUIDE}#where-logic-goes`],
    ['how do I save state to localStorage', `${GUIDE}#persistence`],
    ['how do I reset all slices on logout', `${GUIDE}#reset`],
    ['how do I test a slice', `${GUIDE}#testing`],
    ['how do I keep items by id', `${GUIDE}#normalized-data`, '/api/createEntityAdapter'],
    [
      'how can I track the loading status of a request',
      `${GUIDE}#request-status`,
      '/rtk-query/api/created-api/hooks#flags',
    ],
    [
      'can I put a Date in the state',
      `${GUIDE}#working-with-non-serializable-data`,
      '/api/serializabilityMiddleware',
    ],
    ['why do my tests pass alone but fail together', `${GUIDE}#leaking-tests`],
    ['thunk or listener', `${GUIDE}#where-logic-goes`],
    ['how do I nest reducers', `${GUIDE}#nested-reducers`],
    [
      'let several slices handle the same action',
      `${GUIDE}#shared-actions`,
      '/api/createSlice#extra-reducers',
    ],
  ],
  synonyms: [
    ['unit test reducers with jest', `${GUIDE}#testing`],
    ['redux-saga', GUIDE, '/introduction/getting-started#whats-included', '/api/createListenerMiddleware'],
    ['side effects', GUIDE, '/introduction/getting-started#whats-included', '/api/createListenerMiddleware'],
    [
      'fetch data with loading spinner',
      GUIDE,
      '/rtk-query/overview',
      '/api/createAsyncThunk',
      '/api/matching-utilities#global-loading',
      '/rtk-query/api/created-api/hooks',
    ],
    ['clear the store when the user signs out', `${GUIDE}#reset`],
    ['normalizr', GUIDE, '/api/createEntityAdapter'],
    [
      'class instances in redux',
      `${GUIDE}#working-with-non-serializable-data`,
      '/api/serializabilityMiddleware',
    ],
    ['mock server in tests', `${GUIDE}#testing`, `${GUIDE}#relative-url`],
  ],
  'pasted errors': [
    [
      "Uncaught Error: Actions must be plain objects. Instead, the actual type was: 'function'. You may need to add middleware to your store setup to handle dispatching other values",
      `${GUIDE}#thunk-missing`,
      '/api/configureStore#pitfall-no-middleware',
      '/api/getDefaultMiddleware#pitfall-no-thunk',
    ],
    [
      'A non-serializable value was detected in the state, in the path: `user.birthday`. Value: Tue Mar 05 2024 10:00:00 GMT+0100 Take a look at the reducer(s) handling this action type: user/loaded.',
      `${GUIDE}#working-with-non-serializable-data`,
      '/api/configureStore#get-default-middleware',
      '/api/serializabilityMiddleware',
    ],
    [
      "TypeError: Cannot read properties of undefined (reading 'type') at executeReducerBuilderCallback",
      `${GUIDE}#circular-import`,
      '/api/createReducer#pitfall-undefined-creator',
    ],
    ['TypeError: Failed to parse URL from /api/posts', `${GUIDE}#relative-url`],
    [
      'Warning: An update to PostsList inside a test was not wrapped in act(...). When testing, code that causes React state updates should be wrapped into act(...):',
      `${GUIDE}#act-warning`,
    ],
  ],
  acronyms: [
    ['HMR', `${GUIDE}#hot-reloading`, '/rtk-query/api/created-api/code-splitting#hot-reloading'],
    ['MSW', GUIDE],
    [
      'CRUD',
      GUIDE,
      '/api/createSlice#entity-adapters',
      '/introduction/getting-started#whats-included',
      '/rtk-query/overview',
      '/api/createEntityAdapter',
    ],
    ['SSR', '/api/configureStore', GUIDE, '/rtk-query/overview', '/rtk-query/api/createApi#rehydration'],
  ],
}
