/**
 * What names in the types of reference tables mean to readers, as the end of "`Arg` is …": the types that
 * `example-types.ts` declares, and those that the library uses without exporting them. Names that explain themselves
 * aren't listed: nobody needs to read that "`State` is the type of the state".
 */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  ApiState: 'the state of the store, with that of the API slice',
  ApiUtil: 'the object with the utilities of the API slice',
  CreatePreparedReducer: 'a function that takes `prepare` and a case reducer',
  CreateReducer: 'a function that takes a case reducer',
  DeclareLazySlices: 'a function that takes the state of slices as a type argument',
  Endpoints: 'an object with one property for each endpoint',
  EnhanceEndpoints: 'a function that takes `addTagTypes` and `endpoints`',
  Enhancements: 'for each endpoint, options to replace or a function that changes its definition',
  Entities: 'an array of entities, or an object with entities as values',
  Extra: 'the extra argument that the middleware was created with',
  ExtraOptions: 'the options that the base query takes from an endpoint',
  FulfilledAction: 'the action of a thunk that succeeded',
  FulfilledMeta: 'what `fulfillWithValue` adds as `meta`',
  InfiniteQuery: 'the type of the infinite query endpoint’s definition',
  InitialState: 'the state of the slices that are there from the start',
  InjectEndpoints: 'a function that takes `endpoints` and `overrideExisting`',
  InjectSlice: 'a function that takes a slice and, optionally, its config',
  LazyState: 'the state of the slices that are injected later',
  ListenerActions: 'the object with `onFocus`, `onFocusLost`, `onOnline` and `onOffline`',
  MaybePromise: 'the value, or a promise of it',
  Meta: 'what the base query returns as `meta`',
  Mutation: 'the type of the mutation endpoint’s definition',
  Output: 'what the selector returns',
  MutationName: 'the name of a mutation endpoint',
  PatchCollection: 'an object with `patches`, `inversePatches` and `undo`',
  PendingAction: 'the action of a thunk that started',
  PendingMeta: 'what `getPendingMeta` adds as `meta`',
  PreloadedState: 'the part of the state that the store may start with',
  Query: 'the type of the query endpoint’s definition',
  QueryName: 'the name of a query endpoint',
  QueryError: 'the type of the error that the base query returns',
  QueryFulfilled: 'the action of a request that succeeded',
  QueryPending: 'the action of a request that started',
  QueryRejected: 'the action of a request that failed',
  QueryRequest: 'what the base query is called with',
  RawResult: 'the data of the base query, before it is transformed',
  ReactRedux: 'what `react-redux` exports',
  Recipe: 'a function that changes a draft of the data, or returns new data',
  RejectValue: 'the value that `rejectWithValue` takes',
  RejectedMeta: 'what `rejectWithValue` adds as `meta`',
  Result: 'the type of the data that the endpoint returns',
  RejectedAction: 'the action of a thunk that failed',
  Returned: 'what the payload creator returns',
  RunningMutation: 'the running request of the mutation, or `undefined`',
  RunningQuery: 'the running request of the query, or `undefined`',
  Selected: 'what `selectFromResult` returns',
  SelectorsFor: 'the selectors of the slice, taking that state',
  Tag: 'a union of the names in `tagTypes`',
  ThunkApiConfig: 'the types that the thunk was declared with',
  ThunkError: 'what `serializeError` returns',
  ThunkWithReturnValue: 'a thunk that returns the value when it is dispatched',
  Value: 'what the task returns',
  WithThunkTypes: 'a function that takes the types of thunks as a type argument',
  WrapSelector:
    'a function that takes a selector and, optionally, a function that finds the state in another one',
}

/**
 * The names of `TYPE_NAMES` that types use and that the page hasn't explained yet, in the order of the types, with their
 * meanings.
 *
 * @param explained - the names that earlier lists of the page have explained; those returned are added
 */
export function meaningsIn(
  types: readonly string[],
  explained: Set<string> = new Set(),
): [name: string, meaning: string][] {
  const names = new Set(types.flatMap((type) => type.match(/\b[A-Z]\w*\b/g) ?? []))
  return [...names].flatMap((name) => {
    const meaning = TYPE_NAMES[name]
    if (meaning === undefined || explained.has(name)) return []
    explained.add(name)
    return [[name, meaning] as [string, string]]
  })
}
