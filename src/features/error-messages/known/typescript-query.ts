import type { KnownError } from '../known-error'

const TYPES = '/rtk-query/usage-with-typescript'

/**
 * What TypeScript reports of code with RTK Query. A wording keeps of a printed type what tells it; a test makes the
 * installed compiler report each.
 */
export const TYPESCRIPT_QUERY: readonly KnownError[] = [
  {
    id: 'ts-argument-undefined',
    title: 'The argument of a query may be undefined',
    messages: [
      "Argument of type '⟨type⟩ | undefined' is not assignable to parameter of type '⟨type⟩ | unique symbol'.",
    ],
    sharedCodes: ['TS2345'],
    cause: 'The query needs its argument, also with `skip`, which the types don’t know.',
    fix: 'Write `useGetTicketQuery(id ?? skipToken)`.',
    page: { path: `${TYPES}#skip`, title: 'RTK Query with TypeScript, a missing argument' },
  },
  {
    id: 'ts-tag-type',
    title: 'Not assignable to TagDescription',
    messages: [
      "Type '⟨tag⟩' is not assignable to type 'TagDescription<⟨tags⟩",
      "Type '⟨function⟩' is not assignable to type 'ResultDescription<⟨tags⟩",
    ],
    sharedCodes: ['TS2322', 'TS2820'],
    cause: 'The tag isn’t in `tagTypes`, or a `map` outside the callback has widened it to `string`.',
    fix: "Add it to `tagTypes`. For a widened one, write `{ type: 'Ticket' as const, id }`.",
    page: { path: `${TYPES}#pitfall-tag-type`, title: 'RTK Query with TypeScript, tags' },
  },
  {
    id: 'ts-tag-id',
    title: 'A tag has no such property',
    messages: [
      "Object literal may only specify known properties, and '⟨name⟩' does not exist in type 'FullTagDescription<⟨tags⟩>'.",
    ],
    sharedCodes: ['TS2353', 'TS2561'],
    cause:
      'The members of a tag are called `type` and `id`. One with another name means every tag of the type.',
    fix: "Write `{ type: 'Ticket', id: ticketId }`.",
    page: { path: `${TYPES}#pitfall-tag-id`, title: 'RTK Query with TypeScript, the id of a tag' },
  },
  {
    id: 'ts-error-property',
    title: 'The property does not exist on FetchBaseQueryError | SerializedError',
    messages: [
      "Property '⟨name⟩' does not exist on type 'FetchBaseQueryError | SerializedError'.",
      "Property '⟨name⟩' does not exist on type 'SerializedError | FetchBaseQueryError'.",
    ],
    sharedCodes: ['TS2339'],
    cause: '`error` is one of two types: what the base query returned, or what your code threw.',
    fix: "Test `'status' in error` first, then look at `error.status` and `error.data`.",
    page: { path: `${TYPES}#errors`, title: 'RTK Query with TypeScript, errors' },
  },
  {
    id: 'ts-error-unknown',
    title: "'error' is of type 'unknown'",
    messages: ["'error' is of type 'unknown'."],
    sharedCodes: ['TS18046'],
    cause:
      'What is caught is `unknown`, after `unwrap()` too. In an endpoint, the base query was wrapped inside `createApi` and its error type got lost.',
    fix: 'Narrow it by a guard, or don’t unwrap: the result’s `error` has its type. Make a constant of a wrapped base query first.',
    page: { path: `${TYPES}#errors`, title: 'RTK Query with TypeScript, errors' },
  },
  {
    id: 'ts-data-undefined',
    title: "'data' is possibly 'undefined'",
    messages: ["'data' is possibly 'undefined'."],
    sharedCodes: ['TS18048'],
    cause: 'Without an answer there is no `data`: while loading, after an error, and when skipped.',
    fix: 'Test `isSuccess`, or `data` itself. `!isLoading` isn’t enough.',
    page: { path: `${TYPES}#components`, title: 'RTK Query with TypeScript, in components' },
  },
  {
    id: 'ts-hook-missing',
    title: 'The generated hook does not exist on type Api',
    messages: [
      "Property 'use⟨Endpoint⟩Query' does not exist on type 'Api<⟨…⟩",
      "Property 'use⟨Endpoint⟩Mutation' does not exist on type 'Api<⟨…⟩",
    ],
    sharedCodes: ['TS2339', 'TS2551'],
    cause:
      '`createApi` was imported from `@reduxjs/toolkit/query`, or the hook of an injected endpoint was taken from the base API slice.',
    fix: 'Import `createApi` from `@reduxjs/toolkit/query/react`, and injected hooks from what `injectEndpoints` returns.',
    page: {
      path: '/rtk-query/api/created-api/overview#entry-points',
      title: 'The API slice, which entry point',
    },
  },
  {
    id: 'ts-query-fn',
    title: 'The queryFn is not assignable',
    messages: [
      "Type '⟨function⟩' is not assignable to type '(arg: ⟨arg⟩, api: BaseQueryApi, extraOptions: ⟨…⟩, baseQuery: ⟨…⟩",
    ],
    sharedCodes: ['TS2322'],
    cause:
      '`queryFn` returns something else than `{ data }` of the result type or `{ error }` of the base query’s error type.',
    fix: "Return `{ data: ticket }`, or with `fetchBaseQuery` an error like `{ error: { status: 'CUSTOM_ERROR', error: 'closed' } }`.",
    page: { path: `${TYPES}#query-fn`, title: 'RTK Query with TypeScript, queryFn' },
  },
  {
    id: 'ts-endpoint-option',
    title: 'An endpoint has no such option',
    messages: [
      "Object literal may only specify known properties, and '⟨option⟩' does not exist in type 'Omit<EndpointDefinitionWithQuery<⟨…⟩",
    ],
    sharedCodes: ['TS2353', 'TS2561'],
    cause: '`pollingInterval`, `refetchOnFocus` and their like belong to the hook call, not to the endpoint.',
    fix: 'Pass it to the hook: `useGetTicketQuery(id, { pollingInterval: 30_000 })`.',
    page: { path: '/rtk-query/usage/queries#refetch-options', title: 'Queries, where refetching is set' },
  },
  {
    id: 'ts-query-keys',
    title: 'The name is not assignable to QueryKeys',
    messages: [
      "Type '⟨name⟩' is not assignable to type 'QueryKeys<⟨…⟩",
      "Argument of type '⟨entries⟩' is not assignable to parameter of type 'NormalizedQueryUpsertEntry<⟨…⟩",
    ],
    sharedCodes: ['TS2322', 'TS2345'],
    cause:
      'Cached data belongs to queries. The name is that of a mutation, is misspelled, or was widened to `string`.',
    fix: "Use the name of a query. In a list that is built before the call, write `endpointName: 'getTicket' as const`.",
    page: {
      path: '/rtk-query/api/created-api/api-slice-utils#pitfall-map',
      title: 'API slice utilities, this error',
    },
  },
]
