/**
 * Types that need no table of members although their export has a home, and why.
 * Keys are exports, or `Argument<typeof f, 0>` for the options parameter of a function.
 */
export const TABLES_ELSEWHERE: Readonly<Record<string, string>> = {
  CaseReducerWithPrepare: 'docs/api/createSlice.mdx shows both of its members in the table of reducer forms.',
  'Argument<typeof createAsyncThunk, 2>':
    'docs/api/createAsyncThunk.mdx lists the members at AsyncThunkOptions.',
  'Argument<typeof unwrapResult>':
    'It takes an action of an async thunk, whose members docs/api/createAsyncThunk.mdx shows in the table of outcomes.',
  AsyncThunkPayloadCreatorReturnValue:
    'Its members are those of what rejectWithValue and fulfillWithValue return, which app code only passes on.',
  'Argument<typeof removeListener>':
    'docs/api/createListenerMiddleware.mdx lists the members at TypedAddListenerAction and UnsubscribeListenerOptions.',
  TaskCancelled: 'docs/api/createListenerMiddleware.mdx lists the members at TaskResult.',
  TaskRejected: 'docs/api/createListenerMiddleware.mdx lists the members at TaskResult.',
  TaskResolved: 'docs/api/createListenerMiddleware.mdx lists the members at TaskResult.',
  TypedAddListener:
    'docs/api/createListenerMiddleware.mdx explains its only own member, withTypes, under TypeScript.',
  TypedRemoveListener:
    'docs/api/createListenerMiddleware.mdx explains its only own member, withTypes, under TypeScript.',
  TypedStartListening:
    'docs/api/createListenerMiddleware.mdx explains its only own member, withTypes, under TypeScript.',
  TypedStopListening:
    'docs/api/createListenerMiddleware.mdx explains its only own member, withTypes, under TypeScript.',
  AddMiddleware:
    'docs/api/createDynamicMiddleware.mdx explains its only member, withTypes, under TypeScript.',
  CreateDispatchWithMiddlewareHook:
    'docs/api/createDynamicMiddleware.mdx explains its only member, withTypes, under TypeScript.',
  WithMiddleware:
    'docs/api/createDynamicMiddleware.mdx explains its only own member, withTypes, under TypeScript.',
  EndpointDefinition:
    'docs/rtk-query/api/createApi.mdx lists the members at BaseEndpointDefinition, QueryExtraOptions, InfiniteQueryExtraOptions and MutationExtraOptions.',
  QueryDefinition:
    'docs/rtk-query/api/createApi.mdx lists the members at BaseEndpointDefinition, QueryExtraOptions, InfiniteQueryExtraOptions and MutationExtraOptions.',
  InfiniteQueryDefinition:
    'docs/rtk-query/api/createApi.mdx lists the members at BaseEndpointDefinition, QueryExtraOptions, InfiniteQueryExtraOptions and MutationExtraOptions.',
  MutationDefinition:
    'docs/rtk-query/api/createApi.mdx lists the members at BaseEndpointDefinition, QueryExtraOptions, InfiniteQueryExtraOptions and MutationExtraOptions.',
  'Argument<typeof fetchBaseQuery>':
    'docs/rtk-query/api/fetchBaseQuery.mdx lists the members at FetchBaseQueryArgs.',
  OverrideResultType:
    'An endpoint definition with another result type: docs/rtk-query/api/createApi.mdx lists the members.',
  UseQueryStateDefaultResult:
    'docs/rtk-query/api/created-api/hooks.mdx lists the members at TypedUseQueryHookResult, which adds refetch.',
  TypedUseQueryStateResult:
    'docs/rtk-query/api/created-api/hooks.mdx lists the members at TypedUseQueryHookResult, which adds refetch.',
  UseInfiniteQueryStateDefaultResult:
    'docs/rtk-query/api/created-api/hooks.mdx lists the members at TypedUseInfiniteQueryHookResult.',
  TypedUseInfiniteQueryStateResult:
    'docs/rtk-query/api/created-api/hooks.mdx lists the members at TypedUseInfiniteQueryHookResult.',
  QueryCacheKey: 'A string; its only member exists for the compiler alone.',
}
