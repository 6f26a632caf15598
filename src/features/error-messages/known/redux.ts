import type { KnownError } from '../known-error'

const STORE = '/api/configureStore'
const WHERE_LOGIC_GOES = {
  path: '/usage/usage-guide#where-logic-goes',
  title: 'Usage guide, where logic goes',
} as const
const TO_SLICE = {
  path: '/usage/migrating-to-modern-redux#slice',
  title: 'Migrating to modern Redux, reducers',
} as const

/** What the entry of a numbered error has; Redux explains it on a page of its own. */
const numbered = (code: number) =>
  ({
    id: `redux-${code}`,
    codes: [`redux-${code}`],
    elsewhere: { url: `https://redux.js.org/Errors?code=${code}`, title: `Redux, error ${code}` },
  }) as const

/** What Redux 5 throws and prints, by its numbers. A test finds each wording in the installed package. */
export const REDUX: readonly KnownError[] = [
  {
    ...numbered(0),
    title: 'Redux error 0: several store enhancers',
    messages: [
      'It looks like you are passing several store enhancers to createStore(). This is not supported. Instead, compose them together to a single function. See https://redux.js.org/tutorials/fundamentals/part-4-store#creating-a-store-with-enhancers for an example.',
    ],
    cause: '`createStore` takes one enhancer and got two functions.',
    fix: 'Use `configureStore`, whose `enhancers` option takes a list.',
    page: { path: `${STORE}#enhancers`, title: 'configureStore, enhancers' },
  },
  {
    ...numbered(1),
    title: 'Redux error 1: the enhancer isn’t a function',
    messages: ["Expected the enhancer to be a function. Instead, received: '⟨type⟩'"],
    cause: 'The enhancer is `undefined`, an array, or the result of calling it.',
    fix: 'Use `configureStore({ enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(tracker) })`.',
    page: { path: `${STORE}#enhancers`, title: 'configureStore, enhancers' },
  },
  {
    ...numbered(2),
    title: 'Redux error 2: the root reducer isn’t a function',
    messages: ["Expected the root reducer to be a function. Instead, received: '⟨type⟩'"],
    cause:
      '`createStore` got no reducer: an object of reducers, a slice in place of `slice.reducer`, or `undefined` from a wrong import.',
    fix: 'Use `configureStore({ reducer: { cart: cartSlice.reducer } })`, which combines the reducers of an object.',
    page: { path: `${STORE}#reducer`, title: 'configureStore, reducer' },
  },
  {
    ...numbered(3),
    title: 'Redux error 3: getState in a reducer',
    messages: [
      'You may not call store.getState() while the reducer is executing. The reducer has already received the state as an argument. Pass it down from the top reducer instead of reading it from the store.',
    ],
    cause: 'A reducer, or a selector that it calls, reads the store.',
    fix: 'Put what the reducer needs into the action, for example in a thunk that reads the state first.',
    page: WHERE_LOGIC_GOES,
  },
  {
    ...numbered(4),
    title: 'Redux error 4: the listener isn’t a function',
    messages: ["Expected the listener to be a function. Instead, received: '⟨type⟩'"],
    cause: '`store.subscribe` got something that it can’t call, often the result of a call.',
    fix: 'Pass the function itself: `store.subscribe(render)`, not `store.subscribe(render())`.',
    page: { path: `${STORE}#returns`, title: 'configureStore, the store' },
  },
  {
    ...numbered(5),
    title: 'Redux error 5: subscribe in a reducer',
    messages: [
      'You may not call store.subscribe() while the reducer is executing. If you would like to be notified after the store has been updated, subscribe from a component and invoke store.getState() in the callback to access the latest state. See https://redux.js.org/api/store#subscribelistener for more details.',
    ],
    cause: 'A reducer, or something that it calls, subscribes to the store.',
    fix: 'Keep reducers free of effects. To react to an action, write a listener with `createListenerMiddleware`.',
    page: WHERE_LOGIC_GOES,
  },
  {
    ...numbered(6),
    title: 'Redux error 6: unsubscribing in a reducer',
    messages: [
      'You may not unsubscribe from a store listener while the reducer is executing. See https://redux.js.org/api/store#subscribelistener for more details.',
    ],
    cause: 'A reducer, or something that it calls, ends a subscription.',
    fix: 'Do it outside: in a component’s cleanup, or in a listener.',
    page: WHERE_LOGIC_GOES,
  },
  {
    ...numbered(7),
    title: 'Redux error 7: actions must be plain objects',
    messages: [
      "Actions must be plain objects. Instead, the actual type was: '⟨type⟩'. You may need to add middleware to your store setup to handle dispatching other values, such as 'redux-thunk' to handle dispatching functions. See https://redux.js.org/tutorials/fundamentals/part-4-store#middleware and https://redux.js.org/tutorials/fundamentals/part-6-async-logic#using-the-redux-thunk-middleware for examples.",
    ],
    cause:
      'Something else reached the store. With `function`, the thunk middleware is missing; with `undefined` or `Promise`, the dispatched function returned that.',
    fix: 'Return `getDefaultMiddleware().concat(yours)` from `middleware`, so that thunk stays. Dispatch what an action creator returns.',
    page: { path: '/usage/usage-guide#thunk-missing', title: 'Usage guide, this error' },
  },
  {
    ...numbered(8),
    title: 'Redux error 8: the action has no type',
    messages: [
      'Actions may not have an undefined "type" property. You may have misspelled an action type string constant.',
    ],
    cause:
      'An object without `type` was dispatched, or its type came from a constant that wasn’t there yet in a circular import.',
    fix: 'Dispatch what an action creator returns. Let `createSlice` make the types.',
    page: { path: '/api/createAction#pitfall-not-string', title: 'createAction, the type of an action' },
  },
  {
    ...numbered(9),
    title: 'Redux error 9: a reducer dispatches',
    messages: ['Reducers may not dispatch actions.'],
    cause: 'A reducer, or something that it calls, dispatches.',
    fix: 'Let both slices handle the first action, or dispatch the second in a thunk or a listener.',
    page: WHERE_LOGIC_GOES,
  },
  {
    ...numbered(10),
    title: 'Redux error 10: the next reducer isn’t a function',
    messages: ["Expected the nextReducer to be a function. Instead, received: '⟨type⟩"],
    cause:
      '`store.replaceReducer` got something that isn’t a function, often `undefined` from a wrong import in a hot update.',
    fix: 'Pass the root reducer that the updated module exports.',
    page: { path: '/usage/usage-guide#hot-reloading', title: 'Usage guide, hot updates' },
  },
  {
    ...numbered(11),
    title: 'Redux error 11: the observer isn’t an object',
    messages: ["Expected the observer to be an object. Instead, received: '⟨type⟩'"],
    cause: '`subscribe` of the store’s observable got a function. It takes an observer.',
    fix: 'Pass `{ next: () => show(store.getState()) }`, or use `store.subscribe`, which takes the function.',
    page: { path: `${STORE}#returns`, title: 'configureStore, the store' },
  },
  {
    ...numbered(12),
    title: 'Redux error 12: a reducer returned undefined during initialization',
    messages: [
      'The slice reducer for key "⟨key⟩" returned undefined during initialization. If the state passed to the reducer is undefined, you must explicitly return the initial state. The initial state may not be undefined. If you don\'t want to set a value for this reducer, you can use null instead of undefined.',
    ],
    cause:
      'That reducer has no initial state: `initialState` is misspelled, or its value is `undefined` because of a circular import.',
    fix: 'Give the slice an `initialState`, with `null` for “nothing yet”. A reducer written by hand needs a default: `(state = initialState, action) => …`.',
    page: { path: '/api/createSlice#pitfall-undefined-state', title: 'createSlice, this error' },
  },
  {
    ...numbered(13),
    title: 'Redux error 13: a reducer returned undefined for an unknown action',
    messages: [
      'The slice reducer for key "⟨key⟩" returned undefined when probed with a random type. Don\'t try to handle \'⟨type⟩\' or other actions in "redux/*" namespace. They are considered private. Instead, you must return the current state for any unknown actions, unless it is undefined, in which case you must return the initial state, regardless of the action type. The initial state may not be undefined, but can be null.',
    ],
    cause: 'A reducer written by hand returns nothing for actions that it doesn’t know.',
    fix: 'End it with `return state`, or write it with `createSlice`, which does so.',
    page: TO_SLICE,
  },
  {
    ...numbered(14),
    title: 'Redux error 14: a reducer returned undefined for an action',
    messages: [
      'When called with an action of type ⟨action type⟩, the slice reducer for key "⟨key⟩" returned undefined. To ignore an action, you must explicitly return the previous state. If you want this reducer to hold no value, you can return null instead of undefined.',
    ],
    cause: 'A branch of a reducer written by hand lacks its `return`.',
    fix: 'Return the state in every branch, or write it with `createSlice`. For “no value”, return `null`.',
    page: TO_SLICE,
  },
  {
    ...numbered(15),
    title: 'Redux error 15: dispatching while the middleware is set up',
    messages: [
      'Dispatching while constructing your middleware is not allowed. Other middleware would not be applied to this dispatch.',
    ],
    cause: 'A middleware dispatches in its outermost function, before the store exists.',
    fix: 'Dispatch in the innermost one: `(api) => (next) => (action) => …`. What starts the app belongs behind `configureStore`.',
    page: { path: '/usage/usage-guide#middleware', title: 'Usage guide, middleware' },
  },
  {
    ...numbered(16),
    title: 'Redux error 16: bindActionCreators got something else',
    messages: [
      'bindActionCreators expected an object or a function, but instead received: \'⟨type⟩\'. Did you write "import ActionCreators from" instead of "import * as ActionCreators from"?',
    ],
    cause: 'The import of the action creators is `undefined`: a wrong name, or a missing default export.',
    fix: 'Pass the actions of a slice: `bindActionCreators(cartSlice.actions, dispatch)`.',
    page: { path: '/api/other-exports#redux', title: 'Other exports, from Redux' },
  },
  {
    ...numbered(17),
    title: 'Redux error 17: the type of an action must be a string',
    messages: [
      "Action \"type\" property must be a string. Instead, the actual type was: '⟨type⟩'. Value was: '⟨value⟩' (stringified)",
    ],
    // Redux can't print a symbol, and that is what is thrown.
    signs: ['Cannot convert a Symbol value to a string'],
    cause:
      'The type is a symbol or a number. Since Redux 5, and with it Redux Toolkit 2.0, only strings are accepted.',
    fix: 'Make it a string. An item with a `type` of its own is stored wrong when it is passed in place of an action.',
    page: { path: '/api/createAction#pitfall-not-string', title: 'createAction, this error' },
  },
  {
    id: 'no-reducer-for-key',
    title: 'No reducer provided for key',
    messages: ['No reducer provided for key "⟨key⟩"'],
    cause:
      'The value of that key is `undefined` where the store is made, often because of a circular import or a wrong name.',
    fix: 'Check the import, and log it above the store. Export `slice.reducer` from the slice’s file.',
    page: { path: `${STORE}#reducer`, title: 'configureStore, reducer' },
  },
  {
    id: 'no-valid-reducer',
    title: 'Store does not have a valid reducer',
    messages: [
      'Store does not have a valid reducer. Make sure the argument passed to combineReducers is an object whose values are reducers.',
    ],
    cause: 'No value of the object is a function: the slice itself was passed, or imports are `undefined`.',
    fix: 'Pass the reducers: `reducer: { cart: cartSlice.reducer }`.',
    page: { path: '/tutorials/quick-start#no-valid-reducer', title: 'Quick start, this message' },
  },
  {
    id: 'unexpected-keys',
    title: 'Unexpected key found in the state',
    messages: [
      'Unexpected ⟨key or keys⟩ "⟨names⟩" found in ⟨preloadedState or previous state⟩. Expected to find one of the known reducer keys instead: "⟨known keys⟩". Unexpected keys will be ignored.',
    ],
    cause:
      'The preloaded or persisted state has a key that no reducer has: it was renamed, misspelled, or its slice is injected later.',
    fix: 'Make the keys of the state and of `reducer` the same. For a slice that comes later, seed it when it is injected.',
    page: { path: `${STORE}#preloaded-state`, title: 'configureStore, preloadedState' },
  },
  {
    id: 'state-of-wrong-type',
    title: 'The state has an unexpected type',
    messages: [
      'The ⟨preloadedState or previous state⟩ has unexpected type of "⟨type⟩". Expected argument to be an object with the following keys: "⟨keys⟩"',
    ],
    cause: 'The preloaded state isn’t a plain object: still JSON text, an array, or an Immutable.js map.',
    fix: 'Pass an object with the keys of the reducers, as in `preloadedState: JSON.parse(text)`.',
    page: { path: `${STORE}#preloaded-state`, title: 'configureStore, preloadedState' },
  },
]
