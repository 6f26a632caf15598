import type { SymptomGroup } from './symptom'

const ERRORS = '/rtk-query/usage/error-handling'
const FETCH = '/rtk-query/api/fetchBaseQuery'
const CUSTOMIZING = '/rtk-query/usage/customizing-queries'

export const ERROR_SYMPTOMS: SymptomGroup = {
  id: 'errors',
  symptoms: [
    {
      id: 'error-without-status',
      symptom: '`error` has no `status`',
      answer:
        "Then your own code threw, or the request was aborted: it is a `SerializedError`. Errors that `fetchBaseQuery` returns have a number, or a word such as `'FETCH_ERROR'`.",
      page: { path: `${ERRORS}#shapes`, title: 'Error handling, which error is it' },
    },
    {
      id: 'catch-never-runs',
      symptom: 'My `catch` never runs when a mutation fails',
      answer: 'Triggers resolve with `{ error }` and never reject. Add `.unwrap()`, which throws the error.',
      page: { path: `${ERRORS}#pitfall-catch`, title: 'Error handling, my catch never runs' },
    },
    {
      id: 'uncaught-in-promise',
      symptom: '"Uncaught (in promise)" when a mutation fails',
      answer:
        'An `unwrap()` has no `catch`, or `onQueryStarted` awaits `queryFulfilled` without one. Catch it, or drop `unwrap()`: without it nothing rejects.',
      page: { path: `${ERRORS}#pitfall-uncaught`, title: 'Error handling, Uncaught (in promise)' },
    },
    {
      id: 'catch-gets-type-error',
      symptom: 'My `catch` gets a `TypeError` instead of the answer of the server',
      answer:
        'Your code threw: in `query`, `transformResponse`, `invalidatesTags`, or behind the `await` in the same `try`. Fix it there; for the first two, the console names the endpoint outside production.',
      page: { path: `${ERRORS}#pitfall-type-error`, title: 'Error handling, my catch gets a TypeError' },
    },
    {
      id: 'parsing-error',
      symptom: '`PARSING_ERROR` although the response is fine',
      answer:
        "The body is not JSON. Set `responseHandler: 'text'` or `'content-type'`; an empty body needs nothing, it becomes `null`.",
      page: { path: `${FETCH}#pitfall-parsing`, title: 'fetchBaseQuery, PARSING_ERROR' },
    },
    {
      id: 'failure-with-200',
      symptom: 'A 200 whose body reports a failure counts as success',
      answer:
        'Only the status decides by default. Look at the body in `validateStatus`, for all requests or for one.',
      page: { path: `${FETCH}#pitfall-200`, title: 'fetchBaseQuery, a 200 that reports a failure' },
    },
    {
      id: 'upload-arrives-empty',
      symptom: 'A file upload arrives empty, or without a boundary',
      answer:
        '`FormData` inside another object becomes `{}`, and in old versions a content type of your own lost the boundary. Pass the `FormData` itself as `body`, and set no content type.',
      page: { path: `${CUSTOMIZING}#upload`, title: 'Customizing queries, send a file' },
    },
    {
      id: 'headers-missing',
      symptom: 'The headers of `fetchBaseQuery` are missing on some requests',
      answer:
        'The `headers` of an endpoint replace the shared ones. Set what all requests need in `prepareHeaders`.',
      page: { path: `${FETCH}#pitfall-headers`, title: 'fetchBaseQuery, headers are missing' },
    },
    {
      id: 'several-token-refreshes',
      symptom: 'Several requests get a 401, and each refreshes the token',
      answer:
        'The base query has no lock, or makes one per request. Keep the promise of the refresh outside the function; each request waits for it, and is then sent again.',
      page: { path: `${CUSTOMIZING}#pitfall-refreshes`, title: 'Customizing queries, each 401 refreshes' },
    },
    {
      id: 'refresh-in-circles',
      symptom: 'The token refresh runs in circles, or starts at a wrong password',
      answer:
        'The refresh or the login goes through the wrapper that calls it. Send both through the inner base query; `api.endpoint` tells which request it is.',
      page: {
        path: `${CUSTOMIZING}#pitfall-loop`,
        title: 'Customizing queries, the refresh runs in circles',
      },
    },
    {
      id: 'before-every-request',
      symptom: 'Something has to run before every request',
      answer:
        'There are no interceptors. Headers belong in `prepareHeaders`, which may be async; anything else goes into a function that wraps the base query.',
      page: {
        path: `${CUSTOMIZING}#before-every-request`,
        title: 'Customizing queries, before every request',
      },
    },
    {
      id: 'axios-base-query',
      symptom: 'I want axios instead of `fetch`',
      answer:
        'Write a `BaseQueryFn` around it that returns `{ data }` or `{ error }` with plain values, never an `AxiosError`. Pass `api.signal` on, or nothing can be canceled.',
      page: { path: `${CUSTOMIZING}#axios`, title: 'Customizing queries, axios' },
    },
    {
      id: 'url-from-state',
      symptom: 'The base URL depends on the state',
      answer:
        'Wrap the base query and read `api.getState()` when the request is sent. The cache key knows the argument, not the URL: put what decides it into the argument.',
      page: { path: `${CUSTOMIZING}#dynamic-url`, title: 'Customizing queries, a URL that depends on state' },
    },
    {
      id: 'schema-fails-query',
      symptom: 'A schema rejects the answer, and the query fails',
      answer:
        '`onSchemaFailure` only observes, and `catchSchemaFailure` makes it an error of your own. To keep the data, use `skipSchemaValidation`, or check in `transformResponse`.',
      page: { path: '/rtk-query/usage/queries#schemas', title: 'Queries, check the answer with a schema' },
    },
    {
      id: 'which-schema',
      symptom: '`responseSchema` or `rawResponseSchema`?',
      answer:
        '`rawResponseSchema` checks the data before `transformResponse`, `responseSchema` after it. The latter also gives the type of the result.',
      page: { path: '/rtk-query/usage-with-typescript#schemas', title: 'RTK Query with TypeScript, schemas' },
    },
  ],
}
