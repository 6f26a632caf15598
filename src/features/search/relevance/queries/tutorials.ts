import type { Queries } from '../query'

const OVERVIEW = '/tutorials/overview'
const QUICK = '/tutorials/quick-start'
const TYPED = '/tutorials/typescript'
const QUERY = '/tutorials/rtk-query'

export const tutorials: Queries = {
  symbols: [
    ['<Provider store={store}>', `${QUICK}#provide-the-store`, `${QUICK}#missing-provider`],
    ['useSelector', QUICK, '/api/createSelector#use-selector'],
    [
      'useDispatch',
      QUICK,
      '/usage/usage-with-typescript#hooks',
      '/tutorials/typescript#types-from-the-store',
      '/usage/migrating-to-modern-redux#connect',
    ],
    [
      'createAppAsyncThunk',
      `${TYPED}#typed-thunks`,
      TYPED,
      '/usage/usage-with-typescript#async-thunks',
      '/api/createAsyncThunk#with-types',
    ],
  ],
  'partial words': [
    ['quick st', QUICK],
    ['tutori', OVERVIEW],
    ['prerequis', OVERVIEW],
    ['undo an', QUICK],
    ['reading ord', `${OVERVIEW}#reading-orders`],
    ['typescript qui', TYPED],
    ['rtk query qui', QUERY],
  ],
  typos: [
    ['quikc start', QUICK],
    ['tutrial', OVERVIEW, QUICK],
    ['devtols inspect', QUICK, '/api/configureStore'],
    ['prerequisits', OVERVIEW],
    ['typescript tutoral', TYPED],
    ['rtk query tutorail', QUERY],
  ],
  questions: [
    ['where should a beginner start', OVERVIEW, '/tutorials/quick-start'],
    ['what should I know before I learn redux', `${OVERVIEW}#prerequisites`],
    ['how do I read state in a component', `${QUICK}#read-state`],
    ['how do I change state from a component', `${QUICK}#change-state`],
    [
      'how do I connect the store to react',
      `${QUICK}#provide-the-store`,
      `${QUICK}#create-the-store`,
      QUICK,
      '/tutorials/rtk-query#connect-the-store',
    ],
    ['why does nothing change when I dispatch', `${QUICK}#nothing-changes-on-dispatch`],
    ['my reducer runs but the state stays the same', `${QUICK}#assigned-to-state`],
    [
      'how do I see my actions in the devtools',
      `${QUICK}#inspect-with-devtools`,
      '/api/configureStore#devtools',
      '/usage/usage-guide#devtools',
    ],
    ['what do dispatch and reducer mean', `${OVERVIEW}#words-you-will-meet`],
    ['which redux tutorial first', OVERVIEW],
    ['how do I run the samples', `${OVERVIEW}#run-the-samples`],
    [
      'how do I use redux in javascript without typescript',
      `${QUICK}#create-the-project`,
      `${OVERVIEW}#prerequisites`,
    ],
    [
      'how do I load a saved value when the app starts',
      `${QUICK}#load-a-saved-goal`,
      '/usage/usage-guide#persistence',
    ],
    [
      'how do I type createAsyncThunk once for the whole app',
      `${TYPED}#typed-thunks`,
      '/usage/usage-with-typescript#async-thunks',
      '/api/createAsyncThunk#with-types',
    ],
    ['how do I fetch one item by id with rtk query', `${QUERY}#query-with-argument`],
    ['do I have to know redux to use rtk query', OVERVIEW, QUERY, '/rtk-query/overview'],
  ],
  synonyms: [
    ['glossary', OVERVIEW, '/rtk-query/overview#vocabulary'],
    ['learning path', OVERVIEW],
    ['counter example', QUICK],
    ['register reducer in store', `${QUICK}#register-the-reducer`, QUICK],
    ['revert last change', `${QUICK}#undo-and-reset`],
    ['first redux app five minutes', QUICK, OVERVIEW],
    ['learn rtk query without redux', QUERY, OVERVIEW],
    ['packlist trailboard waterline', OVERVIEW],
    [
      'redux hello world vite',
      QUICK,
      '/introduction/getting-started#smallest-program',
      '/introduction/getting-started#new-project',
    ],
    ['rtk query polling tutorial', `${QUERY}#keep-fresh`, QUERY],
    ['redux course for typescript', TYPED, OVERVIEW],
  ],
  'pasted errors': [
    [
      'Uncaught Error: could not find react-redux context value; please ensure the component is wrapped in a <Provider>\n    at useReduxContext (react-redux.js:217:11)',
      `${QUICK}#missing-provider`,
      '/errors#provider-missing',
    ],
    [
      'Store does not have a valid reducer. Make sure the argument passed to combineReducers is an object whose values are reducers.',
      `${QUICK}#no-valid-reducer`,
      '/errors#no-valid-reducer',
    ],
    ['Error: `name` is a required option for createSlice', `${QUICK}#slice-without-name`, '/errors#code-11'],
    [
      'Selector unknown returned a different result when called with the same parameters. This can lead to unnecessary rerenders. Selectors that return a new reference (such as an object or an array) should be memoized',
      `${QUICK}#selector-returned-a-different-result`,
      '/api/createSelector#pitfall-new-reference',
      '/errors#selector-unstable',
    ],
    [
      'Type \'"open"\' is not assignable to type \'"all"\'. initial state union',
      `${TYPED}#narrowed-union`,
      '/usage/usage-with-typescript#slice-state',
    ],
  ],
  acronyms: [
    ['TS tutorial', TYPED],
    ['RTKQ tutorial', QUERY],
  ],
}
