import type { KnownError } from '../known-error'

/**
 * What `@reduxjs/toolkit` throws or prints without a number. The build compares the messages with the installed
 * package and names those that are missing or gone.
 */
export const TOOLKIT: readonly KnownError[] = [
  {
    id: 'action-creator-dispatched',
    title: 'An action creator was dispatched, not an action',
    kind: 'warning',
    messages: [
      'Detected an action creator with type "⟨action type⟩" being dispatched.\nMake sure you\'re calling the action creator before dispatching, i.e. `dispatch(⟨name⟩())` instead of `dispatch(⟨name⟩)`. This is necessary even if the action has no payload.',
    ],
    cause: 'The function itself was dispatched: the parentheses that call it are missing.',
    fix: 'Call it: `dispatch(doorsOpened())`.',
    production: 'Nothing is checked. The store gets no action, and nothing happens.',
    page: { path: '/api/actionCreatorMiddleware#after', title: 'Action creator check, what happens next' },
  },
  {
    id: 'check-took-long',
    title: 'A development check took longer than its threshold',
    kind: 'warning',
    messages: [
      "⟨name of the check⟩ took ⟨milliseconds⟩ms, which is more than the warning threshold of ⟨warnAfter⟩ms.\nIf your state or actions are very large, you may want to disable the middleware as it might cause too much of a slowdown in development mode. See https://redux-toolkit.js.org/api/getDefaultMiddleware for instructions.\nIt is disabled in production builds, so you don't need to worry about that.",
    ],
    cause:
      'The immutability or the serializability check needed longer for one action than its `warnAfter`, which is 32 ms unless you set it. Production builds have neither check.',
    fix: 'Find out what is large. Leave it out with `ignoredPaths`, raise `warnAfter`, or turn the check off with `false`.',
    page: { path: '/api/getDefaultMiddleware#pitfall-slow', title: 'getDefaultMiddleware, this warning' },
  },
  {
    id: 'non-serializable-action',
    title: 'A non-serializable value in an action',
    kind: 'warning',
    messages: [
      'A non-serializable value was detected in an action, in the path: `⟨path⟩`. Value: ⟨value⟩\nTake a look at the logic that dispatched this action: ⟨action⟩\n(See https://redux.js.org/faq/actions#why-should-type-be-a-string-why-should-my-action-types-be-constants)\n(To allow non-serializable values see: https://redux-toolkit.js.org/usage/usage-guide#working-with-non-serializable-data)',
    ],
    cause:
      'The action has something at that path that isn’t plain data: a `Date`, a `Map`, a class instance, a function, a promise, or an event.',
    fix: 'Convert it before you dispatch, as in `at: date.toISOString()`. What has to stay goes into `ignoredActions` or `ignoredActionPaths` of `serializableCheck`.',
    page: { path: '/api/serializabilityMiddleware#fix', title: 'Serializability check, the fix' },
  },
  {
    id: 'non-serializable-state',
    title: 'A non-serializable value in the state',
    kind: 'warning',
    messages: [
      'A non-serializable value was detected in the state, in the path: `⟨path⟩`. Value: ⟨value⟩\nTake a look at the reducer(s) handling this action type: ⟨action type⟩.\n(See https://redux.js.org/faq/organizing-state#can-i-put-functions-promises-or-other-non-serializable-items-in-my-store-state)',
    ],
    cause:
      'A reducer stored something at that path that isn’t plain data: a `Date`, a `Map`, a class instance, a function, or a promise.',
    fix: 'Store a plain form of it: an ISO string, a number, an array, a record. What has to stay goes into `ignoredPaths` of `serializableCheck`.',
    page: { path: '/api/serializabilityMiddleware#fix', title: 'Serializability check, the fix' },
  },
  {
    id: 'middleware-enhancer-missing',
    title: 'Middlewares were provided, but the middleware enhancer was left out',
    kind: 'warning',
    messages: [
      'middlewares were provided, but middleware enhancer was not included in final enhancers - make sure to call `getDefaultEnhancers`',
    ],
    cause:
      'The `enhancers` callback returned a list without what `getDefaultEnhancers()` returns. Without that, no middleware runs, not even thunk.',
    fix: 'Return `getDefaultEnhancers().concat(tracker)`.',
    page: { path: '/api/getDefaultEnhancers#pitfall-missing', title: 'getDefaultEnhancers, this warning' },
  },
  {
    id: 'initial-state-undefined',
    title: 'createSlice without an initial state',
    kind: 'warning',
    messages: [
      'You must provide an `initialState` value that is not `undefined`. You may have misspelled `initialState`',
    ],
    cause:
      'The option is misspelled, or its value is `undefined`, often because it was imported in a circle. The store will refuse the slice’s reducer.',
    fix: 'Pass a value, and `null` where there is none yet. If you do, log it above the slice to see what arrives.',
    page: { path: '/api/createSlice#pitfall-undefined-state', title: 'createSlice, no initial state' },
  },
  {
    id: 'entity-id-undefined',
    title: 'selectId returned undefined for an item',
    kind: 'warning',
    messages: [
      'The entity passed to the `selectId` implementation returned undefined. You should probably provide your own `selectId` implementation. The entity that was passed: ⟨item⟩ The `selectId` implementation: ⟨function⟩',
    ],
    cause:
      'The entity adapter found no id on an item. Unless told otherwise it reads `id`, and what was added may be a wrapper around the items.',
    fix: 'Pass `createEntityAdapter({ selectId: (seat: Seat) => seat.number })`, and check what the action’s payload is.',
    page: {
      path: '/api/createEntityAdapter#pitfall-undefined-id',
      title: 'createEntityAdapter, this warning',
    },
  },
  {
    id: 'listener-error',
    title: 'An error in a listener',
    isWrapper: true,
    kind: 'warning',
    messages: ['listenerMiddleware/error ⟨error⟩'],
    cause: 'An effect or a predicate threw. The error and who raised it stand behind these words.',
    fix: 'Mend it where its stack leads, or catch it in the effect. The option `onError` of `createListenerMiddleware` replaces the printing.',
    page: { path: '/api/createListenerMiddleware#errors', title: 'createListenerMiddleware, errors' },
  },
  {
    id: 'inject-occupied',
    title: 'inject found another reducer at the path',
    kind: 'warning',
    messages: [
      'called `inject` to override already-existing reducer ⟨reducerPath⟩ without specifying `overrideExisting: true`',
    ],
    cause:
      'The path already has a different reducer, which stays. Two slices share a `reducerPath`, or a hot update ran the file again.',
    fix: 'Give one slice another `reducerPath`. If the new reducer is to replace the old one, pass `{ overrideExisting: true }`.',
    page: { path: '/api/combineSlices#override', title: 'combineSlices, an occupied path' },
  },
  {
    id: 'task-cancelled',
    title: 'TaskAbortError: a listener or a task was canceled',
    kind: 'error',
    messages: ['task cancelled (reason: ⟨code⟩)'],
    signs: ['TaskAbortError'],
    cause:
      'An effect or a forked task was canceled, or had ended, while it waited for `delay`, `pause`, `take` or `condition`. That ends it; nothing failed.',
    fix: 'In a `catch` of yours, rethrow it if `error instanceof TaskAbortError`. The middleware doesn’t report it.',
    page: {
      path: '/api/createListenerMiddleware#task-abort-error',
      title: 'createListenerMiddleware, TaskAbortError',
    },
  },
  {
    id: 'condition-false',
    title: 'Aborted due to condition callback returning false',
    kind: 'error',
    messages: ['Aborted due to condition callback returning false.'],
    signs: ['ConditionError'],
    cause:
      'The thunk’s `condition` returned `false`, so it didn’t run. In RTK Query it means that nothing had to be requested: the cache has the answer, or a request for it is running.',
    fix: 'Nothing is wrong. Where you report failures, leave out actions with `meta.condition`, and after `unwrap()` errors named `ConditionError`.',
    page: { path: '/api/createAsyncThunk#condition', title: 'createAsyncThunk, condition' },
  },
]
