import type { KnownError } from '../known-error'

const FETCH = '/rtk-query/api/fetchBaseQuery'

/**
 * What browsers, Node and React say when something is wrong around a store or a request. A test finds the wordings in
 * the installed packages or makes the engine say them; those that only browsers say are theirs.
 */
export const AROUND: readonly KnownError[] = [
  {
    id: 'fetch-failed',
    title: 'FETCH_ERROR: no answer',
    messages: ['Failed to fetch', 'fetch failed', 'NetworkError when attempting to fetch resource.'],
    signs: ['FETCH_ERROR'],
    cause:
      '`fetch` was rejected: no network, a wrong host, a response without CORS headers, or a content blocker. The browser tells scripts no more.',
    fix: 'Look at the request in the network panel. For CORS, the server has to allow your origin.',
    page: { path: `${FETCH}#errors`, title: 'fetchBaseQuery, errors' },
  },
  {
    id: 'url-not-parsed',
    title: 'Failed to parse URL',
    messages: ['Failed to parse URL from ⟨url⟩'],
    cause: 'Node has no page that could complete a relative address, in tests and on a server.',
    fix: 'Give `fetchBaseQuery` an absolute `baseUrl` there.',
    page: { path: '/usage/usage-guide#relative-url', title: 'Usage guide, this error' },
  },
  {
    id: 'not-json',
    title: 'PARSING_ERROR: the answer is no JSON',
    messages: [
      'Unexpected token \'⟨token⟩\', "⟨text⟩" is not valid JSON',
      'JSON.parse: unexpected character at line ⟨line⟩ column ⟨column⟩ of the JSON data',
    ],
    signs: ['PARSING_ERROR'],
    cause:
      'The server sent text or an HTML page, often that of an error or of the app itself under a wrong address.',
    fix: "Look at the response. If text is right, set `responseHandler: 'text'`, or `'content-type'` to go by the header.",
    page: { path: `${FETCH}#pitfall-parsing`, title: 'fetchBaseQuery, PARSING_ERROR' },
  },
  {
    id: 'subscription-missing',
    title: 'isRequestSubscribed is not a function',
    messages: ['isRequestSubscribed is not a function'],
    cause: 'A production build: a query hook rendered below a store without the API slice’s middleware.',
    fix: 'Add it: `middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware)`.',
    page: { path: '/rtk-query/api/created-api/hooks#pitfall-middleware', title: 'React hooks, this error' },
  },
  {
    id: 'hook-missing',
    title: 'A generated hook is not a function',
    // Bundlers wrap the call: `(0 , api.useGetSeatQuery) is not a function`.
    messages: [
      'use⟨Endpoint⟩Query is not a function',
      'use⟨Endpoint⟩Query) is not a function',
      'use⟨Endpoint⟩Mutation is not a function',
      'use⟨Endpoint⟩Mutation) is not a function',
    ],
    cause:
      '`createApi` was imported from `@reduxjs/toolkit/query`, or the endpoint is injected by a file that hasn’t run yet.',
    fix: 'Import `createApi` from `@reduxjs/toolkit/query/react`, and hooks of injected endpoints from what `injectEndpoints` returns.',
    page: { path: '/rtk-query/api/created-api/hooks#pitfall-missing-hook', title: 'React hooks, this error' },
  },
  {
    id: 'creator-undefined',
    title: "Cannot read properties of undefined (reading 'type')",
    messages: [
      "Cannot read properties of undefined (reading 'type')",
      "Cannot read property 'type' of undefined",
      'can\'t access property "type", ⟨value⟩ is undefined',
    ],
    cause: 'Often a builder got an action creator that is `undefined`: two slice files import each other.',
    fix: 'Move the shared action to a file that imports no slice.',
    page: { path: '/usage/usage-guide#circular-import', title: 'Usage guide, this error' },
  },
  {
    id: 'entity-state-undefined',
    title: "Cannot read properties of undefined (reading 'ids')",
    messages: [
      "Cannot read properties of undefined (reading 'ids')",
      "Cannot read properties of undefined (reading 'entities')",
      "Cannot read property 'ids' of undefined",
      "Cannot read property 'entities' of undefined",
      'can\'t access property "ids", ⟨value⟩ is undefined',
      'can\'t access property "entities", ⟨value⟩ is undefined',
    ],
    cause:
      'A selector of an entity adapter got no state: the slice has another key in the store, or isn’t there yet.',
    fix: 'Let the function of `getSelectors` return the adapter’s state: `(state: RootState) => state.invoices`.',
    page: { path: '/api/createEntityAdapter#pitfall-no-state', title: 'createEntityAdapter, this error' },
  },
  {
    id: 'immer-state-undefined',
    title: "Cannot read properties of undefined (reading 'Symbol(immer-state)')",
    messages: ["Cannot read properties of undefined (reading 'Symbol(immer-state)')"],
    cause:
      '`undo` or `patchQueryData` ran while the entry had no data, as after `resetApiState` during an optimistic update.',
    fix: 'Wait for running mutations before you reset, or undo only if the entry has data.',
    page: {
      path: '/rtk-query/api/created-api/api-slice-utils#pitfall-immer-state',
      title: 'API slice utilities, this error',
    },
  },
  {
    id: 'data-undefined',
    title: 'Cannot read properties of undefined',
    isGeneric: true,
    messages: [
      "Cannot read properties of undefined (reading '⟨name⟩')",
      "Cannot read property '⟨name⟩' of undefined",
      'can\'t access property "⟨name⟩", ⟨value⟩ is undefined',
      "undefined is not an object (evaluating '⟨expression⟩')",
    ],
    cause:
      'The engine says so of anything that is `undefined`. With RTK Query it is mostly `data` or `error` before an answer, or of a skipped query.',
    fix: "Test first: `if (isSuccess) return <List items={data} />`, or write `data?.items` and `error && 'status' in error`.",
    page: { path: '/rtk-query/usage/queries#states', title: 'Queries, show loading, errors and data' },
  },
  {
    id: 'api-slice-circular',
    title: 'Cannot access the API slice before initialization',
    messages: ["Cannot access '⟨name⟩' before initialization"],
    cause:
      'Modules import each other: the API slice or a slice imports the store or a feature that imports it.',
    fix: 'Import only types from there (`import type`), and read the rest through `getState` or `extra`.',
    page: {
      path: '/rtk-query/usage/code-splitting#pitfall-circular',
      title: 'Code splitting, circular imports',
    },
  },
  {
    id: 'not-wrapped-in-act',
    title: 'An update was not wrapped in act(…)',
    messages: [
      'An update to ⟨component⟩ inside a test was not wrapped in act(...).\n\nWhen testing, code that causes React state updates should be wrapped into act(...):',
    ],
    cause: 'A request settled and updated a component after the test had gone on or ended.',
    fix: "Wait for what the user would see: `await screen.findByText('7 pieces')`.",
    page: { path: '/usage/usage-guide#act-warning', title: 'Usage guide, this warning' },
  },
  {
    id: 'update-while-rendering',
    title: 'Cannot update a component while rendering a different component',
    messages: [
      'Cannot update a component (`⟨component⟩`) while rendering a different component (`⟨component⟩`). To locate the bad setState() call inside `⟨component⟩`, follow the stack trace as described in https://react.dev/link/setstate-in-render',
    ],
    cause: 'A component dispatches while it renders.',
    fix: 'Dispatch in an event handler or an effect. To seed a store in Next.js, give the page a store of its own.',
    page: { path: '/usage/nextjs#pitfall-dispatch-in-render', title: 'Next.js, this warning' },
  },
  {
    id: 'fewer-hooks',
    title: 'Rendered fewer hooks than expected',
    messages: [
      'Rendered fewer hooks than expected. This may be caused by an accidental early return statement.',
    ],
    cause: 'The component returns before it calls a hook, often because an argument of a query is missing.',
    fix: 'Call all hooks first, with `skipToken` where the argument is missing, and return afterwards.',
    page: {
      path: '/rtk-query/usage/conditional-fetching#pitfall-early-return',
      title: 'Conditional fetching, this error',
    },
  },
  {
    id: 'hydration-failed',
    title: 'Hydration failed',
    codes: ['react-418', 'react-423', 'react-425'],
    messages: ["Hydration failed because the server rendered ⟨what⟩ didn't match the client."],
    cause:
      'With a store: the state that the server rendered from isn’t there at the first render in the browser.',
    fix: 'Send what was rendered from, errors included, and create the store with it.',
    page: {
      path: '/rtk-query/usage/server-side-rendering#pitfall-mismatch',
      title: 'Server-side rendering, this error',
    },
  },
  {
    id: 'bigint-message',
    title: 'Do not know how to serialize a BigInt',
    messages: ['Do not know how to serialize a BigInt'],
    cause:
      'In development: a reducer changed the state, and the message about it couldn’t be written, because the action has a `bigint`.',
    fix: 'Look for the mutation in the reducers for this action.',
    page: { path: '/api/immutabilityMiddleware#pitfall-bigint', title: 'Immutability check, this error' },
  },
  {
    id: 'stack-overflow',
    title: 'Maximum call stack size exceeded',
    messages: ['Maximum call stack size exceeded'],
    cause:
      'Something calls itself without end: a listener or middleware that dispatches what it reacts to, or very many API slices.',
    fix: 'Let the listener’s `predicate` leave out its own action. Merge API slices with `injectEndpoints`.',
    page: { path: '/api/createListenerMiddleware#pitfall-loop', title: 'createListenerMiddleware, a loop' },
  },
  {
    id: 'next-unstable-value',
    title: 'Next.js encountered the unstable value Math.random()',
    messages: ['Next.js encountered the unstable value ⟨call⟩'],
    cause: 'An initial state calls `nanoid()` or a clock, and Cache Components prerenders the provider.',
    fix: 'Make the value in an effect or an event handler, or in a server component after `await connection()`.',
    page: { path: '/usage/nextjs#pitfall-unstable', title: 'Next.js, this error' },
  },
]
