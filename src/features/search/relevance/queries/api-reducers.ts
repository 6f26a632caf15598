import type { Queries } from '../query'

const ACTION = '/api/createAction'
const ADAPTER = '/api/createEntityAdapter'
const CODEMODS = '/api/codemods'
const ERRORS = '/errors'
const MATCH = '/api/matching-utilities'
const REDUCER = '/api/createReducer'
const SELECTOR = '/api/createSelector'
const SLICE = '/api/createSlice'
const THUNK = '/api/createAsyncThunk'
const GUIDE = '/usage/usage-guide'

/** About reducers, actions, thunks and selectors, and what rewrites older ones. */
export const apiReducers: Queries = {
  symbols: [
    ['createAsyncThunk', THUNK],
    ['createEntityAdapter', ADAPTER],
    ['createReducerBuilder', CODEMODS],
    ['rejectWithValue', THUNK],
    ['upsertMany', ADAPTER],
    ['isRejectedWithValue', MATCH],
    ['weakMapMemoize', `${SELECTOR}#weak-map-memoize`, SELECTOR],
    ['builder.addDefaultCase', REDUCER],
    ['action.match', ACTION, MATCH],
    ['createDraftSafeSelector', SELECTOR],
    ['sortComparer', ADAPTER],
    ['dispatchConditionRejection', THUNK],
    ['isAsyncThunkAction', MATCH],
    ['prepare callback', `${ACTION}#prepare`, ACTION, SLICE],
  ],
  'partial words': [
    ['createasy', THUNK],
    ['entityad', ADAPTER],
    ['codem', CODEMODS],
    ['isany', MATCH],
    ['createredu', REDUCER],
    ['resel', SELECTOR, '/introduction/getting-started#what-comes-along'],
    ['rejectwith', THUNK],
    ['createact', ACTION],
  ],
  typos: [
    ['createAsyncTunk', THUNK],
    ['createEntityAdaptor', ADAPTER],
    ['createSelctor', SELECTOR],
    ['rejectWithVlaue', THUNK],
    ['isAnyfO', MATCH],
    ['createReducr', REDUCER],
    ['creatAction', ACTION],
    ['codmods', CODEMODS],
  ],
  questions: [
    ['how do I get the error message of the server in a rejected thunk', THUNK],
    ['how do I prevent a thunk from running twice at the same time', `${THUNK}#condition`, THUNK],
    ['why is my thunk never rejected when fetch returns 404', THUNK],
    ['how can I sort the items of an entity adapter', `${ADAPTER}#sorting`, ADAPTER],
    ['how do I use an id field with another name', `${ADAPTER}#custom-ids`, ADAPTER],
    ['how do I pass a parameter to a selector', `${SELECTOR}#parameters`, SELECTOR],
    ['why does my memoized selector compute again on every dispatch', SELECTOR],
    ['what is the difference between addCase and addMatcher', REDUCER],
    ['in which order do reducers run', `${REDUCER}#run-order`, REDUCER],
    ['how do I handle several actions with one reducer', MATCH, REDUCER],
    ['how do I add an id or timestamp to an action payload', `${ACTION}#prepare`, ACTION],
    [
      'how do I type an action creator without a payload',
      `${ACTION}#payload-types`,
      ACTION,
      '/usage/usage-with-typescript#payloads',
      '/tutorials/typescript#payload-types',
    ],
    [
      'can a tool convert my extraReducers object automatically',
      CODEMODS,
      '/usage/migrating-rtk-2#extra-reducers',
    ],
    ['how do I show one loading indicator for all requests', `${MATCH}#global-loading`, MATCH],
    ['how can I use createReducer with useReducer', `${REDUCER}#use-reducer`, REDUCER],
    ['how do I cancel a thunk when the component unmounts', `${THUNK}#cancel`, THUNK],
    ['what is the difference between setOne upsertOne and updateOne', `${ADAPTER}#existing-items`, ADAPTER],
    ['why does a selector in a reducer return old data', SELECTOR, '/usage/immer-reducers#pitfall-selector'],
  ],
  synonyms: [
    ['loading spinner for every request', MATCH, THUNK, `${GUIDE}#request-status`],
    ['global error toast', MATCH, '/rtk-query/usage/error-handling#global'],
    ['action matcher or', MATCH],
    ['switch statement reducer', REDUCER],
    ['handleActions', REDUCER],
    ['typesafe-actions', ACTION],
    ['action constants', ACTION, '/usage/migrating-to-modern-redux#slice'],
    ['upgrade script', CODEMODS],
    ['jscodeshift', CODEMODS],
    ['reselect', SELECTOR, '/introduction/getting-started#what-comes-along'],
    [
      'normalized state byId allIds',
      ADAPTER,
      `${GUIDE}#normalized-data`,
      '/usage/migrating-to-modern-redux#entities',
    ],
    [
      'abort request',
      `${THUNK}#cancel`,
      THUNK,
      '/rtk-query/api/created-api/endpoints',
      '/rtk-query/api/fetchBaseQuery#timeout',
    ],
    ['race condition between requests', `${THUNK}#latest`, THUNK, '/rtk-query/usage/queries#cancellation'],
    ['skip duplicate request', `${THUNK}#condition`, THUNK],
    ['computed values memoize', SELECTOR],
    [
      'try catch around dispatch',
      `${THUNK}#unwrap`,
      `${THUNK}#pitfall-catch`,
      THUNK,
      '/rtk-query/api/created-api/endpoints#pitfall-catch',
    ],
  ],
  'pasted errors': [
    [
      'Error: `builder.addCase` should only be called before calling `builder.addMatcher` at Object.addCase (mapBuilders.ts:201:17)',
      `${REDUCER}#pitfall-order`,
      `${REDUCER}#definition-order`,
      `${ERRORS}#code-26`,
    ],
    [
      'An input selector returned a different result when passed same arguments. This means your output selector will likely run more frequently than intended. Avoid returning a new reference inside your input selector',
      `${SELECTOR}#pitfall-input`,
      `${SELECTOR}#checks`,
      '/errors#input-unstable',
    ],
    [
      'Uncaught Error: prepareAction did not return an object at actionCreator (createAction.ts:270:15)',
      `${ACTION}#pitfall-no-object`,
      `${ERRORS}#code-0`,
    ],
    [
      'The entity passed to the `selectId` implementation returned undefined. You should probably provide your own `selectId` implementation. The entity that was passed: {_id: "7"}',
      `${ADAPTER}#pitfall-undefined-id`,
      '/errors#entity-id-undefined',
    ],
    [
      'Error: [Immer] An immer producer returned a new value *and* modified its draft. Either return a new value *or* modify the draft.',
      `${REDUCER}#pitfall-both`,
      '/usage/immer-reducers#pitfall-both',
      '/errors#immer-both',
    ],
    [
      "TypeError: Cannot read properties of undefined (reading 'ids') at selectIds",
      `${ADAPTER}#pitfall-no-state`,
      '/errors#entity-state-undefined',
    ],
    [
      "Signature '(action: any): boolean' must be a type predicate.ts(2345)",
      `${MATCH}#pitfall-boolean`,
      '/errors#ts-type-predicate',
    ],
    [
      "The object notation for `createReducer` has been removed. Please use the 'builder callback' notation instead: https://redux-toolkit.js.org/api/createReducer",
      `${REDUCER}#pitfall-object`,
      `${ERRORS}#code-8`,
    ],
    [
      'createSelector expects all input-selectors to be functions, but received the following types: [undefined, function selectId()]',
      `${SELECTOR}#pitfall-undefined-input`,
      '/errors#input-not-a-function',
    ],
  ],
  acronyms: [
    ['CRUD reducers', ADAPTER],
    ['FSA', ACTION, '/api/other-exports#checks'],
    ['LRU cache size', `${SELECTOR}#lru-memoize`, SELECTOR],
    ['AST transform', CODEMODS],
  ],
}
