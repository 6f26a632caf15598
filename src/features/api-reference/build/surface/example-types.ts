/**
 * The types that reference tables are written in. A generic type of the library is shown as it is for one example: with
 * `QueryDefinition<Arg, BaseQuery, Tag, Result>`, the compiler knows that `ResultTypeFrom<D>` is `Result`. Each example
 * type differs from all others, so that one can't be taken for another when a type that an author wrote is compared with
 * the declared one.
 *
 * Names must differ from those that the library exports. `render-spec-sheet.ts` has words for those that say nothing.
 */
/* eslint-disable @typescript-eslint/no-empty-object-type -- Only interfaces keep their names in what the compiler prints. */
/* eslint-disable @typescript-eslint/no-unnecessary-type-arguments -- All arguments are written, because texts are made of them. */
import type {
  Action,
  ActionReducerMapBuilder,
  AsyncThunk,
  AsyncThunkAction,
  AsyncThunkOptions,
  AsyncThunkPromise,
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
  ForkedTaskAPI,
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
  ApiRootState,
  BaseEndpointDefinition,
  BaseQueryFn,
  CombinedState,
  CoreModule,
  CreateApiOptions,
  EndpointBuilder,
  InfiniteData,
  InfiniteQueryActionCreatorResult,
  InfiniteQueryConfigOptions,
  InfiniteQueryDefinition,
  InfiniteQueryExtraOptions,
  InfiniteQueryResultSelectorResult,
  InfiniteQuerySubState,
  Module,
  MutationActionCreatorResult,
  MutationDefinition,
  MutationExtraOptions,
  MutationResultSelectorResult,
  QueryActionCreatorResult,
  QueryCacheEntry,
  QueryDefinition,
  QueryExtraOptions,
  QueryResultSelectorResult,
  QueryReturnValue,
  QuerySubState,
  setupListeners,
  TagDescription,
} from '@reduxjs/toolkit/query'
import type * as ReactReduxModule from 'react-redux'
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

/** Makes a type that none of the others is assignable to. */
type Distinct<Name extends string> = { readonly [Key in Name]: true }

export interface State extends Distinct<'State'> {}
export interface Payload extends Distinct<'Payload'> {}
export interface Arg extends Distinct<'Arg'> {}
export interface Result extends Distinct<'Result'> {}
export interface RawResult extends Distinct<'RawResult'> {}
export interface QueryError extends Distinct<'QueryError'> {}
export interface Meta extends Distinct<'Meta'> {}
/** Base queries have to accept that there are none. */
export interface ExtraOptions extends Partial<Distinct<'ExtraOptions'>> {}
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
/** What functions that take several entities accept. */
export type Entities = readonly Entity[] | Record<Id, Entity>

export type BaseQuery = BaseQueryFn<QueryRequest, RawResult, QueryError, ExtraOptions, Meta>
export interface QueryRequest extends Distinct<'QueryRequest'> {}
export type Query = QueryDefinition<Arg, BaseQuery, Tag, Result, string>
export type InfiniteQuery = InfiniteQueryDefinition<Arg, PageParam, BaseQuery, Tag, Result, string>
export type Mutation = MutationDefinition<Arg, BaseQuery, Tag, Result, string>
export type Definitions = { query: Query; mutation: Mutation }

/** Types with the members that the library requires of them. */
export type Middlewares = Tuple<readonly [Middleware<Distinct<'Middlewares'>>]>
export type Enhancers = Tuple<readonly [StoreEnhancer<Distinct<'Enhancers'>>]>
export type Items = [Distinct<'First'>, Distinct<'Second'>]
export type Selectors = { selectItem: (state: State) => Selected }
export type SliceReducers = { itemAdded: CaseReducer<State, PayloadAction<Payload>> }
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

/** What a thunk without types of its own has. */
type ConfigFor<A> = unknown extends A ? {} : ThunkApiConfig
type ThunkFor<A> = AsyncThunk<unknown extends A ? unknown : Returned, A, ConfigFor<A>>
export type PendingAction<A = Arg> = ReturnType<ThunkFor<A>['pending']>
export type FulfilledAction<A = Arg> = ReturnType<ThunkFor<A>['fulfilled']>
export type RejectedAction<A = Arg> = ReturnType<ThunkFor<A>['rejected']>

/** The actions of a query endpoint, which have more in `meta`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- As the library declares it.
type Matched<Match> = Match extends (action: any) => action is infer Matching ? Matching : never
export type QueryPending = Matched<Examples['ApiEndpointQuery']['matchPending']>
export type QueryFulfilled = Matched<Examples['ApiEndpointQuery']['matchFulfilled']>
export type QueryRejected = Matched<Examples['ApiEndpointQuery']['matchRejected']>

export type Endpoints = Examples['Api']['endpoints']
export type ApiUtil = Examples['Api']['util']
export type ReactRedux = typeof ReactReduxModule
/** The selectors of a slice, taking another state. */
export type SelectorsFor<Root> = {
  [Key in keyof Selectors]: ((rootState: Root) => Selected) & { unwrapped: Selectors[Key] }
}

/** Functions that take types as well, and can't be written shorter. */
export type InjectSlice = Examples['CombinedSliceReducer']['inject']
export type WrapSelector = Examples['CombinedSliceReducer']['selector']
export type DeclareLazySlices = Examples['CombinedSliceReducer']['withLazyLoadedSlices']
export type InjectIntoReducer = Examples['Slice']['injectInto']
export type CreateReducer = Examples['ReducerCreators']['reducer']
export type CreatePreparedReducer = Examples['ReducerCreators']['preparedReducer']
export type WithThunkTypes = Examples['ReducerCreators']['asyncThunk']['withTypes']
export type EntityReducer = Examples['EntityStateAdapter']['addOne']
export type EntitiesReducer = Examples['EntityStateAdapter']['addMany']
export type UpdateReducer = Examples['EntityStateAdapter']['updateOne']
export type UpdatesReducer = Examples['EntityStateAdapter']['updateMany']
export type IdReducer = Examples['EntityStateAdapter']['removeOne']
export type IdsReducer = Examples['EntityStateAdapter']['removeMany']
export type EntityResetter = Examples['EntityStateAdapter']['removeAll']
export type InjectEndpoints = Examples['Api']['injectEndpoints']
export type EnhanceEndpoints = Examples['Api']['enhanceEndpoints']

export type Enhancements = NonNullable<Parameters<EnhanceEndpoints>[0]['endpoints']>

/** Callbacks of endpoints, whose second parameter has a table of its own. */
type EndpointOptions = 'InfiniteQueryExtraOptions' | 'MutationExtraOptions' | 'QueryExtraOptions'
export type OnQueryStarted<Options extends EndpointOptions> = NonNullable<Examples[Options]['onQueryStarted']>
export type OnCacheEntryAdded<Options extends EndpointOptions> = NonNullable<
  Examples[Options]['onCacheEntryAdded']
>

export type QueryName = 'query'
export type MutationName = 'mutation'
export type ApiState = ApiRootState<Definitions, string, string>
export type RunningQuery = ReturnType<ReturnType<ApiUtil['getRunningQueryThunk']>>
export type RunningMutation = ReturnType<ReturnType<ApiUtil['getRunningMutationThunk']>>
export type ListenerActions = Parameters<NonNullable<Parameters<typeof setupListeners>[1]>>[1]

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
  AsyncThunkPromise: AsyncThunkPromise<Returned, Arg, ThunkApiConfig>
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
  ForkedTaskAPI: ForkedTaskAPI<State, AppDispatch>
  GetThunkAPI: GetThunkAPI<ThunkApiConfig>
  InfiniteData: InfiniteData<Result, PageParam>
  InfiniteQueryActionCreatorResult: InfiniteQueryActionCreatorResult<InfiniteQuery>
  InfiniteQueryConfigOptions: InfiniteQueryConfigOptions<Result, PageParam, Arg>
  InfiniteQueryExtraOptions: InfiniteQueryExtraOptions<Tag, Result, Arg, PageParam, BaseQuery, string>
  InfiniteQueryResultSelectorResult: InfiniteQueryResultSelectorResult<InfiniteQuery>
  InfiniteQuerySubState: InfiniteQuerySubState<InfiniteQuery>
  ListenerEffectAPI: ListenerEffectAPI<State, AppDispatch, Extra>
  ListenerMiddlewareInstance: ListenerMiddlewareInstance<State, AppDispatch, Extra>
  Module: Module<CoreModule>
  MutationActionCreatorResult: MutationActionCreatorResult<Mutation>
  MutationExtraOptions: MutationExtraOptions<Tag, Result, Arg, BaseQuery, string>
  MutationResultSelectorResult: MutationResultSelectorResult<Mutation>
  OutputSelector: OutputSelector<InputSelectors, Output>
  PayloadAction: PayloadAction<Payload, string>
  PayloadActionCreator: PayloadActionCreator<Payload, string>
  QueryActionCreatorResult: QueryActionCreatorResult<Query>
  QueryCacheEntry: QueryCacheEntry<Query>
  QueryExtraOptions: QueryExtraOptions<Tag, Result, Arg, BaseQuery, string>
  QueryReturnValue: QueryReturnValue<RawResult, QueryError, Meta>
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
