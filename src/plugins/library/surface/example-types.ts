/**
 * The types that reference tables are written in. A generic type of the library is shown as it is for one example: with
 * `QueryDefinition<Arg, BaseQuery, Tag, Result>`, the compiler knows that `ResultTypeFrom<D>` is `Result`. Each example
 * type differs from all others, so that one can't be taken for another when a type that an author wrote is compared with
 * the declared one.
 *
 * Names must differ from those that the library exports. `type-names.ts` says what they mean to readers.
 */
import type {
  Action,
  ActionReducerMapBuilder,
  AsyncThunk,
  AsyncThunkAction,
  AsyncThunkOptions,
  AsyncThunkReducers,
  CaseReducer,
  CombinedSliceReducer,
  ConfigureStoreOptions,
  CreateListenerMiddlewareOptions,
  CreateSliceOptions,
  DynamicMiddlewareInstance,
  EnhancedStore,
  EntityAdapter,
  EntitySelectors,
  EntityState,
  EntityStateAdapter,
  ForkedTask,
  GetThunkAPI,
  ListenerEffectAPI,
  ListenerMiddlewareInstance,
  Middleware,
  OutputSelector,
  PayloadAction,
  PayloadActionCreator,
  ReducerCreators,
  RemoveManyFilter,
  Slice,
  SliceSelectors,
  StoreEnhancer,
  TaskResult,
  ThunkDispatch,
  Tuple,
  TypedAddListenerAction,
  UnknownAction,
  Update,
} from '@reduxjs/toolkit'
import type {
  Api,
  ApiContext,
  ApiEndpointInfiniteQuery,
  ApiEndpointMutation,
  ApiEndpointQuery,
  ApiModules,
  BaseEndpointDefinition,
  BaseQueryFn,
  CombinedState,
  CreateApiOptions,
  EndpointBuilder,
  EndpointDefinitions,
  InfiniteData,
  InfiniteQueryActionCreatorResult,
  InfiniteQueryConfigOptions,
  InfiniteQueryDefinition,
  InfiniteQueryExtraOptions,
  InfiniteQueryResultSelectorResult,
  InfiniteQuerySubState,
  MutationActionCreatorResult,
  MutationDefinition,
  MutationExtraOptions,
  MutationResultSelectorResult,
  QueryActionCreatorResult,
  QueryCacheEntry,
  QueryDefinition,
  QueryExtraOptions,
  QueryResultSelectorResult,
  QuerySubState,
  TagDescription,
} from '@reduxjs/toolkit/query'
import type {
  TypedUseInfiniteQueryHookResult,
  TypedUseInfiniteQueryStateOptions,
  TypedUseInfiniteQuerySubscription,
  TypedUseInfiniteQuerySubscriptionResult,
  TypedUseLazyQueryStateResult,
  TypedUseMutationResult,
  TypedUseMutationStateOptions,
  TypedUseQueryHookResult,
  TypedUseQueryStateOptions,
  TypedUseQuerySubscriptionResult,
  UseInfiniteQueryStateDefaultResult,
  UseQueryStateDefaultResult,
} from '@reduxjs/toolkit/query/react'

/** Makes a type that no other type is assignable to. */
interface Distinct<Name extends string> {
  readonly distinct: Name
}

export interface State extends Distinct<'State'> {}
export interface Payload extends Distinct<'Payload'> {}
export interface Arg extends Distinct<'Arg'> {}
export interface Result extends Distinct<'Result'> {}
export interface RawResult extends Distinct<'RawResult'> {}
export interface QueryError extends Distinct<'QueryError'> {}
export interface Meta extends Distinct<'Meta'> {}
export interface ExtraOptions extends Distinct<'ExtraOptions'> {}
export interface PageParam extends Distinct<'PageParam'> {}
export interface Selected extends Distinct<'Selected'> {}
export interface Entity extends Distinct<'Entity'> {}
export interface Returned extends Distinct<'Returned'> {}
export interface Extra extends Distinct<'Extra'> {}
export interface RejectValue extends Distinct<'RejectValue'> {}
export interface RejectedMeta extends Distinct<'RejectedMeta'> {}
export interface FulfilledMeta extends Distinct<'FulfilledMeta'> {}
export interface PendingMeta extends Distinct<'PendingMeta'> {}
export interface ThunkError extends Distinct<'ThunkError'> {}
export interface PreloadedState extends Distinct<'PreloadedState'> {}
export interface InitialState extends Distinct<'InitialState'> {}
export interface Value extends Distinct<'Value'> {}
export interface Output extends Distinct<'Output'> {}
export interface LazyState extends Distinct<'LazyState'> {}

/** A string that still differs from all others. */
export type Tag = string & Distinct<'Tag'>
export type Id = string & Distinct<'Id'>

export type BaseQuery = BaseQueryFn<QueryRequest, RawResult, QueryError, ExtraOptions, Meta>
export interface QueryRequest extends Distinct<'QueryRequest'> {}
export type Query = QueryDefinition<Arg, BaseQuery, Tag, Result, string>
export type InfiniteQuery = InfiniteQueryDefinition<Arg, PageParam, BaseQuery, Tag, Result, string>
export type Mutation = MutationDefinition<Arg, BaseQuery, Tag, Result, string>
export interface Definitions extends EndpointDefinitions {}

/** Types with the members that the library requires of them. */
export type Middlewares = Tuple<readonly [Middleware<Distinct<'Middlewares'>>]>
export type Enhancers = Tuple<readonly [StoreEnhancer<Distinct<'Enhancers'>>]>
export type Items = [Distinct<'First'>, Distinct<'Second'>]
export interface Selectors extends SliceSelectors<State> {}
export interface SliceReducers extends Record<string, CaseReducer<State, PayloadAction<any>>> {}
export type InputSelectors = [(state: State) => Payload]

export interface AppAction extends Action {}
export interface AppDispatch extends ThunkDispatch<State, Extra, UnknownAction> {}

/** The third type argument of `createAsyncThunk`, with all its members. */
export interface ThunkApiConfig {
  state: State
  dispatch: AppDispatch
  extra: Extra
  rejectValue: RejectValue
  serializedErrorType: ThunkError
  pendingMeta: PendingMeta
  fulfilledMeta: FulfilledMeta
  rejectedMeta: RejectedMeta
}

/** The generic types of the library that tables are about, each with the types that its table is written in. */
export interface Examples {
  ActionReducerMapBuilder: ActionReducerMapBuilder<State>
  Api: Api<BaseQuery, Definitions, string, Tag>
  ApiContext: ApiContext<Definitions>
  ApiEndpointInfiniteQuery: ApiEndpointInfiniteQuery<InfiniteQuery, Definitions>
  ApiEndpointMutation: ApiEndpointMutation<Mutation, Definitions>
  ApiEndpointQuery: ApiEndpointQuery<Query, Definitions>
  ApiModules: ApiModules<BaseQuery, Definitions, string, Tag>
  AsyncThunk: AsyncThunk<Returned, Arg, ThunkApiConfig>
  AsyncThunkAction: AsyncThunkAction<Returned, Arg, ThunkApiConfig>
  AsyncThunkOptions: AsyncThunkOptions<Arg, ThunkApiConfig>
  AsyncThunkReducers: AsyncThunkReducers<State, Arg, Returned, ThunkApiConfig>
  BaseEndpointDefinition: BaseEndpointDefinition<Arg, BaseQuery, Result>
  CombinedSliceReducer: CombinedSliceReducer<InitialState, InitialState & Partial<LazyState>>
  CombinedState: CombinedState<Definitions, Tag, string>
  ConfigureStoreOptions: ConfigureStoreOptions<State, AppAction, Middlewares, Enhancers, PreloadedState>
  CreateApiOptions: CreateApiOptions<BaseQuery, Definitions, string, Tag>
  CreateListenerMiddlewareOptions: CreateListenerMiddlewareOptions<Extra>
  CreateSliceOptions: CreateSliceOptions<State, SliceReducers, string, string, Selectors>
  DynamicMiddlewareInstance: DynamicMiddlewareInstance<State, AppDispatch>
  EndpointBuilder: EndpointBuilder<BaseQuery, Tag, string>
  EnhancedStore: EnhancedStore<State, AppAction>
  EntityAdapter: EntityAdapter<Entity, Id>
  EntitySelectors: EntitySelectors<Entity, State, Id>
  EntityState: EntityState<Entity, Id>
  EntityStateAdapter: EntityStateAdapter<Entity, Id>
  ForkedTask: ForkedTask<Value>
  GetThunkAPI: GetThunkAPI<ThunkApiConfig>
  InfiniteData: InfiniteData<Result, PageParam>
  InfiniteQueryActionCreatorResult: InfiniteQueryActionCreatorResult<InfiniteQuery>
  InfiniteQueryConfigOptions: InfiniteQueryConfigOptions<Result, PageParam, Arg>
  InfiniteQueryExtraOptions: InfiniteQueryExtraOptions<Tag, Result, Arg, PageParam, BaseQuery, string>
  InfiniteQueryResultSelectorResult: InfiniteQueryResultSelectorResult<InfiniteQuery>
  InfiniteQuerySubState: InfiniteQuerySubState<InfiniteQuery>
  ListenerEffectAPI: ListenerEffectAPI<State, AppDispatch, Extra>
  ListenerMiddlewareInstance: ListenerMiddlewareInstance<State, AppDispatch, Extra>
  MutationActionCreatorResult: MutationActionCreatorResult<Mutation>
  MutationExtraOptions: MutationExtraOptions<Tag, Result, Arg, BaseQuery, string>
  MutationResultSelectorResult: MutationResultSelectorResult<Mutation>
  OutputSelector: OutputSelector<InputSelectors, Output>
  PayloadAction: PayloadAction<Payload, string>
  PayloadActionCreator: PayloadActionCreator<Payload, string>
  QueryActionCreatorResult: QueryActionCreatorResult<Query>
  QueryCacheEntry: QueryCacheEntry<Query>
  QueryExtraOptions: QueryExtraOptions<Tag, Result, Arg, BaseQuery, string>
  QueryResultSelectorResult: QueryResultSelectorResult<Query>
  QuerySubState: QuerySubState<Query>
  ReducerCreators: ReducerCreators<State>
  RemoveManyFilter: RemoveManyFilter<Entity>
  Slice: Slice<State, SliceReducers, string, string, Selectors>
  TagDescription: TagDescription<Tag>
  TaskResult: TaskResult<Value>
  Tuple: Tuple<Items>
  TypedAddListenerAction: TypedAddListenerAction<State, AppDispatch, Extra>
  TypedUseInfiniteQueryHookResult: TypedUseInfiniteQueryHookResult<Result, Arg, PageParam, BaseQuery>
  TypedUseInfiniteQueryStateOptions: TypedUseInfiniteQueryStateOptions<
    Result,
    Arg,
    PageParam,
    BaseQuery,
    Selected
  >
  TypedUseInfiniteQuerySubscription: TypedUseInfiniteQuerySubscription<Result, Arg, PageParam, BaseQuery>
  TypedUseInfiniteQuerySubscriptionResult: TypedUseInfiniteQuerySubscriptionResult<
    Result,
    Arg,
    PageParam,
    BaseQuery
  >
  TypedUseLazyQueryStateResult: TypedUseLazyQueryStateResult<Result, Arg, BaseQuery>
  TypedUseMutationResult: TypedUseMutationResult<Result, Arg, BaseQuery>
  TypedUseMutationStateOptions: TypedUseMutationStateOptions<Result, Arg, BaseQuery, Selected>
  TypedUseQueryHookResult: TypedUseQueryHookResult<Result, Arg, BaseQuery>
  TypedUseQueryStateOptions: TypedUseQueryStateOptions<Result, Arg, BaseQuery, Selected>
  TypedUseQuerySubscriptionResult: TypedUseQuerySubscriptionResult<Result, Arg, BaseQuery>
  Update: Update<Entity, Id>
  UseInfiniteQueryStateDefaultResult: UseInfiniteQueryStateDefaultResult<InfiniteQuery>
  UseQueryStateDefaultResult: UseQueryStateDefaultResult<Query>
}
