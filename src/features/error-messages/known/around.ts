import type { KnownError } from '../known-error'

const FETCH = '/rtk-query/api/fetchBaseQuery'

/**
 * What browsers and Node say when something is wrong around a store or a request. A test makes the engine say the wordings;
 * those that only browsers say are theirs.
 */
export const AROUND: readonly KnownError[] = [
  {
    id: 'fetch-failed',
    title: 'FETCH_ERROR: no response',
    messages: ['Failed to fetch', 'fetch failed', 'NetworkError when attempting to fetch resource.'],
    signs: ['FETCH_ERROR'],
    cause:
      '`fetch` was rejected: no network, a wrong host, a response without CORS headers, or a content blocker. The browser doesn’t tell scripts which.',
    fix: 'Look at the request in the network panel. For CORS, the server has to allow your origin.',
    page: { path: `${FETCH}#errors`, title: 'fetchBaseQuery, errors' },
  },
  {
    id: 'cors-blocked',
    title: 'Blocked by CORS policy',
    signs: ['blocked by CORS policy'],
    messages: [
      "Access to fetch at '⟨address⟩' from origin '⟨origin⟩' has been blocked by CORS policy: ⟨reason⟩",
      'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at ⟨address⟩.',
    ],
    cause:
      'The server is of another origin than the page, and its response doesn’t allow the page to read it. RTK Query gets a `FETCH_ERROR`.',
    fix: 'Let the server send `Access-Control-Allow-Origin` with your page’s origin, on the preflight request too. Nothing in `fetchBaseQuery` can replace that.',
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
    title: 'PARSING_ERROR: the response isn’t JSON',
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
    id: 'bigint-message',
    title: 'Do not know how to serialize a BigInt',
    messages: ['Do not know how to serialize a BigInt'],
    cause:
      'In development: a reducer changed the state, and the message about it couldn’t be written, because the action has a `bigint`.',
    fix: 'Look for the mutation in the reducers for this action.',
    page: { path: '/api/immutabilityMiddleware#pitfall-bigint', title: 'Immutability check, this error' },
  },
]
