import type { Queries } from '../query'

const OVERVIEW = '/tutorials/overview'
const QUICK = '/tutorials/quick-start'

export const tutorials: Queries = {
  symbols: [
    ['<Provider store={store}>', `${QUICK}#provide-the-store`, `${QUICK}#missing-provider`],
    ['useSelector', QUICK, '/api/createSelector#use-selector'],
    ['useDispatch', QUICK],
  ],
  'partial words': [
    ['quick st', QUICK],
    ['tutori', OVERVIEW],
    ['prerequis', OVERVIEW],
    ['undo an', QUICK],
  ],
  typos: [
    ['quikc start', QUICK],
    ['tutrial', OVERVIEW, QUICK],
    ['devtols inspect', QUICK, '/api/configureStore'],
    ['prerequisits', OVERVIEW],
  ],
  questions: [
    ['where should a beginner start', OVERVIEW],
    ['what should I know before I learn redux', `${OVERVIEW}#prerequisites`],
    ['how do I read state in a component', `${QUICK}#read-state`],
    ['how do I change state from a component', `${QUICK}#change-state`],
    ['how do I connect the store to react', `${QUICK}#provide-the-store`, `${QUICK}#create-the-store`, QUICK],
    ['why does nothing change when I dispatch', `${QUICK}#nothing-changes-on-dispatch`],
    ['my reducer runs but the state stays the same', `${QUICK}#assigned-to-state`],
    [
      'how do I see my actions in the devtools',
      `${QUICK}#inspect-with-devtools`,
      '/api/configureStore#devtools',
    ],
    ['what do dispatch and reducer mean', `${OVERVIEW}#words-you-will-meet`],
  ],
  synonyms: [
    ['glossary', OVERVIEW, '/rtk-query/overview#vocabulary'],
    ['learning path', OVERVIEW],
    ['counter example', QUICK],
    ['register reducer in store', `${QUICK}#register-the-reducer`, QUICK],
    ['revert last change', `${QUICK}#undo-and-reset`],
  ],
  'pasted errors': [
    [
      'Uncaught Error: could not find react-redux context value; please ensure the component is wrapped in a <Provider>\n    at useReduxContext (react-redux.js:217:11)',
      `${QUICK}#missing-provider`,
    ],
    [
      'Store does not have a valid reducer. Make sure the argument passed to combineReducers is an object whose values are reducers.',
      `${QUICK}#no-valid-reducer`,
    ],
    ['Error: `name` is a required option for createSlice', `${QUICK}#slice-without-name`, '/errors#code-11'],
    [
      'Selector unknown returned a different result when called with the same parameters. This can lead to unnecessary rerenders. Selectors that return a new reference (such as an object or an array) should be memoized',
      `${QUICK}#selector-returned-a-different-result`,
      '/api/createSelector#pitfall-new-reference',
    ],
  ],
}
