import type { Queries } from '../../query'

/** Not for tuning: see the index of this folder. */
export const heldOutErrors: Queries = {
  'pasted errors': [
    ['prepareAction did not return an object', '/errors#code-0'],
    [
      "TS2345: Argument of type 'AsyncThunkAction<Todo[], void, AsyncThunkConfig>' is not assignable to parameter of type 'UnknownAction'",
      '/errors#ts-thunk-not-accepted',
      '/usage/usage-with-typescript#pitfall-dispatch-thunk',
      '/tutorials/typescript#plain-dispatch',
    ],
    [
      "Module '\"@reduxjs/toolkit\"' has no exported member 'getDefaultMiddleware'",
      '/errors#ts-get-default-middleware',
      '/api/getDefaultMiddleware#pitfall-import',
    ],
    [
      'Error: The slice reducer for key "cart" returned undefined during initialization. If the state passed to the reducer is undefined, you must explicitly return the initial state.',
      '/errors#redux-12',
      '/api/createSlice#pitfall-undefined-state',
    ],
    [
      'Error: `name` is a required option for createSlice',
      '/errors#code-11',
      '/tutorials/quick-start#slice-without-name',
    ],
    [
      'Warning: Cannot update a component (`Cart`) while rendering a different component (`Page`).',
      '/errors#update-while-rendering',
      '/usage/nextjs#pitfall-dispatch-in-render',
    ],
    [
      'Warning: An update to TodoList inside a test was not wrapped in act(...)',
      '/errors#not-wrapped-in-act',
      '/usage/usage-guide#act-warning',
    ],
    [
      "Cannot find module '@reduxjs/toolkit/dist/query/react'",
      '/errors#ts-deep-import',
      '/usage/migrating-rtk-2#deep-imports',
    ],
    ['Error: You may not call store.getState() while the reducer is executing.', '/errors#redux-3'],
    [
      "Tag type 'Order' was used, but not specified in `tagTypes`!",
      '/errors#tag-type-unknown',
      '/rtk-query/usage/automated-refetching#pitfall-undeclared',
    ],
    [
      "Actions must be plain objects. Instead, the actual type was: 'Promise'. You may need to add middleware to your store setup to handle dispatching other values",
      '/errors#redux-7',
      '/usage/usage-guide#thunk-missing',
      '/api/configureStore#pitfall-no-middleware',
    ],
    [
      'A non-serializable value was detected in an action, in the path: `payload.createdAt`. Value: Date',
      '/errors#non-serializable-action',
      '/api/serializabilityMiddleware',
    ],
    [
      'A state mutation was detected inside a dispatch, in the path: cart.items.2. Take a look at the reducer(s) handling the action {"type":"cart/add"}',
      '/errors#code-20',
      '/api/immutabilityMiddleware',
    ],
    [
      "maxPages for endpoint 'getFeed' must be a number greater than 0",
      '/errors#code-40',
      '/rtk-query/usage/infinite-queries#pitfall-max-pages',
      '/usage/troubleshooting#symptom-max-pages-throws',
    ],
    [
      'TaskAbortError: task cancelled (reason: listener-cancelled)',
      '/errors#task-cancelled',
      '/api/createListenerMiddleware#task-abort-error',
      '/api/createListenerMiddleware#pitfall-fetch',
    ],
    [
      "TS2339: Property 'useGetPostsQuery' does not exist on type 'Api<BaseQueryFn, {}, \"api\", never, typeof coreModuleName>'",
      '/errors#ts-hook-missing',
      '/rtk-query/usage/code-splitting#pitfall-hook',
      '/rtk-query/api/createApi#pitfall-hooks',
    ],
    [
      "Uncaught ReferenceError: Cannot access 'api' before initialization",
      '/errors#api-slice-circular',
      '/rtk-query/usage/code-splitting#pitfall-circular',
    ],
    ['Uncaught Promise never resolved before cacheEntryRemoved.', '/errors#cache-entry-removed'],
    [
      'Error: [Immer] An immer producer returned a new value *and* modified its draft. Either return a new value *or* modify the draft.',
      '/errors#immer-both',
      '/usage/immer-reducers#pitfall-both',
      '/rtk-query/usage/manual-cache-updates#pitfall-both',
    ],
    [
      'ImmutableStateInvariantMiddleware took 92ms, which is more than the warning threshold of 32ms.',
      '/errors#check-took-long',
      '/api/immutabilityMiddleware',
    ],
    [
      'When using custom hooks for context, all 3 hooks need to be provided: useDispatch, useSelector, useStore.',
      '/errors#code-36',
      '/rtk-query/usage/customizing-create-api#pitfall-three-hooks',
    ],
    ['each enhancer provided to configureStore must be a function', '/errors#code-7'],
    [
      'Selector selectVisibleTodos returned a different result when called with the same parameters. This can lead to unnecessary rerenders.',
      '/errors#selector-unstable',
      '/api/createSelector#pitfall-new-reference',
      '/tutorials/quick-start#selector-returned-a-different-result',
    ],
    [
      'Error: Rendered fewer hooks than expected. This may be caused by an accidental early return statement.',
      '/errors#fewer-hooks',
      '/rtk-query/usage/conditional-fetching#pitfall-early-return',
    ],
    [
      'Error: Cannot refetch a query that has not been started yet.',
      '/errors#code-38',
      '/rtk-query/api/created-api/hooks#pitfall-refetch',
      '/rtk-query/usage/queries#pitfall-refetch',
      '/rtk-query/usage/conditional-fetching#pitfall-refetch',
      '/usage/troubleshooting#symptom-cannot-refetch',
    ],
    [
      'Cannot add property 3, object is not extensible',
      '/errors#state-not-extensible',
      '/api/immutabilityMiddleware#pitfall-read-only',
    ],
    [
      'builder.addMatcher should only be called before calling builder.addDefaultCase',
      '/errors#code-30',
      '/api/createReducer#definition-order',
    ],
    [
      'Error: could not find react-redux context value; please ensure the component is wrapped in a <Provider>',
      '/errors#provider-missing',
      '/tutorials/quick-start#missing-provider',
      '/rtk-query/api/ApiProvider#pitfall-no-provider',
    ],
  ],
}
