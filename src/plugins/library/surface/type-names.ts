/**
 * What names in the types of reference tables mean to readers, as the end of "`Arg` is …": the types that
 * `example-types.ts` declares, and those that the library uses without exporting them.
 */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  AppAction: 'the type of the actions',
  AppDispatch: 'the type of `dispatch`',
  Arg: 'the argument of the endpoint or thunk',
  BaseQuery: 'the type of the base query',
  Definitions: 'the definitions of all endpoints',
  Enhancers: 'the tuple of store enhancers',
  Entity: 'the type of one entity',
  Extra: 'the extra argument that the middleware was created with',
  ExtraOptions: 'the options that the base query takes from an endpoint',
  FulfilledMeta: 'what `fulfillWithValue` adds as `meta`',
  Id: 'the type of an entity’s id',
  InfiniteQuery: 'the definition of the infinite query endpoint',
  InitialState: 'the state of the slices that are there from the start',
  InputSelectors: 'the tuple of input selectors',
  Items: 'the tuple of its items',
  LazyState: 'the state of the slices that are injected later',
  Meta: 'what the base query returns as `meta`',
  Middlewares: 'the tuple of middleware',
  Mutation: 'the definition of the mutation endpoint',
  Output: 'what the selector returns',
  PageParam: 'the type of a page parameter',
  Payload: 'the type of the payload',
  PendingMeta: 'what `getPendingMeta` adds as `meta`',
  PreloadedState: 'the part of the state that the store may start with',
  Query: 'the definition of the query endpoint',
  QueryError: 'the error of the base query',
  QueryRequest: 'what the base query is called with',
  RawResult: 'the data of the base query, before it is transformed',
  RejectValue: 'the value that `rejectWithValue` takes',
  RejectedMeta: 'what `rejectWithValue` adds as `meta`',
  Result: 'the data of the endpoint',
  Returned: 'what the payload creator returns',
  Selected: 'what `selectFromResult` returns',
  Selectors: 'the type of the `selectors` option',
  SliceReducers: 'the type of the `reducers` option',
  State: 'the type of the state',
  Tag: 'one of the tag types',
  ThunkApiConfig: 'the types that the thunk was declared with',
  ThunkError: 'what `serializeError` returns',
  Value: 'what the task returns',
}

/** The names of `TYPE_NAMES` that types use, in the order of the types, with their meanings. */
export function meaningsIn(types: readonly string[]): [name: string, meaning: string][] {
  const names = new Set(types.flatMap((type) => type.match(/\b[A-Z]\w*\b/g) ?? []))
  return [...names].flatMap((name) => {
    const meaning = TYPE_NAMES[name]
    return meaning === undefined ? [] : [[name, meaning] as [string, string]]
  })
}
