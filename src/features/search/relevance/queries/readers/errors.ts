import type { Queries } from '../../query'

/** What different readers type, without a page in mind. */
export const readersErrors: Queries = {
  'pasted errors': [
    [
      'Store does not have a valid reducer. Make sure the argument passed to combineReducers is an object whose values are reducers.',
      '/errors#no-valid-reducer',
      '/tutorials/quick-start#no-valid-reducer',
    ],
    [
      'Existing Redux context detected. If you already have a store set up, please use the traditional Redux setup.',
      '/errors#code-35',
      '/rtk-query/api/ApiProvider#pitfall-existing-context',
      '/tutorials/rtk-query#api-provider',
    ],
    [
      '{"status":"PARSING_ERROR","originalStatus":200,"error":"SyntaxError: Unexpected token \'<\'"}',
      '/errors#not-json',
      '/rtk-query/api/fetchBaseQuery#pitfall-parsing',
      '/tutorials/rtk-query#parsing-error',
      '/usage/troubleshooting#symptom-parsing-error',
    ],
    ['TypeError: useDispatch.withTypes is not a function at hooks.ts:4', '/usage/nextjs#pitfall-with-types'],
    [
      'Minified Redux Toolkit error #29; visit https://redux-toolkit.js.org/Errors?code=29 for the full message',
      '/errors#code-29',
    ],
    [
      'npm ERR! ERESOLVE unable to resolve dependency tree npm ERR! Found: react@19.0.0',
      '/introduction/getting-started#eresolve',
    ],
    [
      'The result function returned its own inputs without modification.',
      '/errors#result-is-input',
      '/api/createSelector#pitfall-identity',
    ],
    [
      'No data found at `state.shopApi`. Did you forget to add the reducer to the store?',
      '/errors#no-data-found',
      '/rtk-query/overview#no-data-found',
      '/rtk-query/api/created-api/redux-integration#pitfall-no-data',
      '/tutorials/rtk-query#reducer-missing',
      '/usage/troubleshooting#symptom-no-data-found',
    ],
    [
      "Error: The object notation for `createReducer` has been removed. Please use the 'builder callback' notation instead",
      '/api/createReducer#pitfall-object',
      '/errors#code-8',
      '/usage/migrating-rtk-2#create-reducer',
    ],
    ['Error: `middleware` field must be a callback', '/errors#code-2'],
    [
      "TypeError: Cannot perform 'get' on a proxy that has been revoked",
      '/errors#immer-revoked',
      '/usage/immer-reducers#pitfall-revoked',
      '/api/other-exports#revoked-proxy',
    ],
    [
      'called `injectEndpoints` to override already-existing endpointName getUser without specifying `overrideExisting: true`',
      '/errors#code-39',
      '/rtk-query/api/created-api/code-splitting#override-existing',
      '/rtk-query/api/created-api/code-splitting#injected-overrideexisting',
    ],
    [
      'TypeError: Failed to parse URL from /api/users',
      '/errors#url-not-parsed',
      '/rtk-query/usage/server-side-rendering#pitfall-relative-url',
      '/usage/nextjs#pitfall-relative-url',
      '/usage/usage-guide#relative-url',
    ],
    ['The slice reducer for key "profile" returned undefined when called for selector()', '/errors#code-24'],
    [
      'listenerMiddleware: getOriginalState can only be called synchronously',
      '/errors#code-23',
      '/api/createListenerMiddleware#pitfall-original-state',
    ],
    ['No reducer provided for key "auth"', '/errors#no-reducer-for-key'],
    [
      'Unexpected key "user" found in preloadedState argument passed to createStore. Expected to find one of the known reducer keys instead',
      '/api/combineSlices#pitfall-unexpected-key',
      '/errors#unexpected-keys',
    ],
    [
      'There is a mismatch between slice and middleware for the reducerPath "api".',
      '/errors#reducer-path-taken',
      '/rtk-query/api/created-api/redux-integration#pitfall-same-path',
    ],
    [
      "Generic type 'EntityState<T, Id>' requires 2 type argument(s).ts(2314)",
      '/errors#ts-entity-types',
      '/usage/migrating-rtk-2#entities',
    ],
    [
      "Property 'status' does not exist on type 'SerializedError'",
      '/errors#ts-error-property',
      '/rtk-query/usage/error-handling#pitfall-narrow',
      '/rtk-query/api/fetchBaseQuery#pitfall-narrow',
      '/rtk-query/usage-with-typescript#pitfall-error-data',
      '/rtk-query/usage-with-typescript#errors',
    ],
    [
      "Type 'Middleware<{}, any, Dispatch<AnyAction>>[]' is not assignable to type 'Tuple<Middlewares>'",
      '/errors#ts-middleware-array',
      '/api/configureStore#pitfall-array',
    ],
    [
      "error TS2742: The inferred type of 'store' cannot be named without a reference to '../node_modules/@reduxjs/toolkit/dist'. This is likely not portable.",
      '/errors#ts-cannot-be-named',
      '/usage/usage-with-typescript#declarations',
      '/rtk-query/usage-with-typescript#pitfall-ts2742',
    ],
    [
      "Error: Hydration failed because the server rendered HTML didn't match the client.",
      '/errors#hydration-failed',
      '/rtk-query/usage/server-side-rendering#pitfall-mismatch',
    ],
    [
      'Uncaught Error: `builder.addDefaultCase` can only be called once',
      '/errors#code-31',
      '/api/createReducer#definition-order',
    ],
    ["'data' is possibly 'undefined'.ts(18048)", '/errors#ts-data-undefined'],
    [
      'An input selector returned a different result when passed same arguments. This means your output selector will likely run more frequently than intended.',
      '/errors#input-unstable',
      '/api/createSelector#pitfall-input',
    ],
    [
      "TypeError: Cannot read properties of undefined (reading 'ids')",
      '/errors#entity-state-undefined',
      '/api/createEntityAdapter#pitfall-no-state',
    ],
    [
      "[Immer] The plugin for 'MapSet' has not been loaded into Immer. To enable the plugin, import and call `enableMapSet()`",
      '/errors#immer-plugin',
      '/api/other-exports#map-set',
    ],
  ],
}
