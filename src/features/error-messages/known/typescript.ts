import type { KnownError } from '../known-error'

const TYPES = '/usage/usage-with-typescript'
const MIGRATING = '/usage/migrating-rtk-2'
const STORE = '/api/configureStore'

/**
 * What TypeScript reports of code with Redux Toolkit. A wording keeps of a printed type what tells it; a test makes the
 * installed compiler report each.
 */
export const TYPESCRIPT: readonly KnownError[] = [
  {
    id: 'ts-cannot-be-named',
    title: 'The inferred type cannot be named (TS2742, TS2883)',
    messages: [
      "The inferred type of '⟨name⟩' cannot be named without a reference to ⟨type or package⟩. This is likely not portable. A type annotation is necessary.",
    ],
    codes: ['TS2742', 'TS2883'],
    cause:
      'The project emits declarations, and an exported type belongs to a package that only Redux Toolkit depends on and that the package manager hides.',
    fix: 'Update Redux Toolkit first. If it stays, annotate the export, add the named package as a dependency, or turn `declaration` off in an app.',
    page: { path: `${TYPES}#declarations`, title: 'Usage with TypeScript, declarations' },
  },
  {
    id: 'ts-circular',
    title: 'A type circularly references itself (TS2456, TS7022)',
    messages: [
      "Type alias '⟨name⟩' circularly references itself.",
      "'⟨name⟩' implicitly has type 'any' because it does not have a type annotation and is referenced directly or indirectly in its own initializer.",
      "'⟨name⟩' implicitly has return type 'any' because it does not have a return type annotation and is referenced directly or indirectly in one of its return expressions.",
      "Function implicitly has return type 'any' because it does not have a return type annotation and is referenced directly or indirectly in one of its return expressions.",
      "'⟨name⟩' is referenced directly or indirectly in its own type annotation.",
      'Return type annotation circularly references itself.',
    ],
    codes: ['TS2456', 'TS7022', 'TS7023', 'TS7024', 'TS2502', 'TS2577'],
    cause:
      'The type of the store is inferred from something that mentions `RootState` or `AppDispatch`: a middleware, a thunk, a listener, a `queryFn`.',
    fix: 'Take `RootState` from the root reducer, `ReturnType<typeof rootReducer>`, and annotate the return type of the function that reads the state.',
    page: { path: `${TYPES}#circular`, title: 'Usage with TypeScript, circular types' },
  },
  {
    id: 'ts-config-circular',
    title: 'The state type is set again in the config of a typed createAsyncThunk',
    messages: ["Type '⟨config⟩' does not satisfy the constraint 'PreventCircular<AsyncThunkConfig>'."],
    sharedCodes: ['TS2344'],
    cause:
      'In a slice’s `create.asyncThunk`, the config names `state` or `dispatch`, which would make the store’s type depend on itself.',
    fix: 'Leave them out there, and cast where you need them: `getState() as RootState`.',
    page: { path: `${TYPES}#create-callback`, title: 'Usage with TypeScript, thunks in the slice' },
  },
  {
    id: 'ts-thunk-not-accepted',
    title: 'A thunk is not assignable to UnknownAction',
    messages: [
      "Argument of type 'AsyncThunkAction<⟨…⟩' is not assignable to parameter of type 'UnknownAction'.",
      "Argument of type 'ThunkAction<⟨…⟩' is not assignable to parameter of type 'UnknownAction'.",
      "Argument of type '(⟨…⟩) => ⟨…⟩' is not assignable to parameter of type 'UnknownAction'.",
    ],
    sharedCodes: ['TS2345', 'TS2769'],
    cause:
      'The `dispatch` that you call doesn’t know thunks: it comes from the plain `useDispatch()`, is typed `Dispatch`, or the store is annotated or has no thunk middleware.',
    fix: 'Use `useDispatch.withTypes<AppDispatch>()`, and leave the store without an annotation. If you meant to dispatch an action, call its creator.',
    page: { path: `${TYPES}#pitfall-dispatch-thunk`, title: 'Usage with TypeScript, this error' },
  },
  {
    id: 'ts-creator-not-called',
    title: 'An action creator is not assignable to UnknownAction',
    messages: [
      "Argument of type 'ActionCreator⟨…⟩' is not assignable to parameter of type 'UnknownAction'.",
      "Argument of type 'AsyncThunk<⟨…⟩' is not assignable to parameter of type 'UnknownAction'.",
    ],
    sharedCodes: ['TS2345', 'TS2769'],
    cause: 'The action creator or the thunk itself was passed to `dispatch`.',
    fix: 'Call it: `dispatch(doorsOpened())`.',
    page: { path: '/api/actionCreatorMiddleware#typescript', title: 'Action creator check, TypeScript' },
  },
  {
    id: 'ts-unwrap-missing',
    title: "The property 'unwrap' does not exist",
    messages: ["Property 'unwrap' does not exist on type '⟨type⟩'."],
    sharedCodes: ['TS2339'],
    cause:
      'Only the promise that `dispatch(thunk())` or a trigger returns has `unwrap`. The type in the message is of something else: the awaited result, an action, a hook’s result, or the promise of a thunk written by hand.',
    fix: 'Call it on the promise, inside the `await`: `await dispatch(load()).unwrap()`. A thunk written by hand doesn’t need it: its promise has the value.',
    page: { path: '/api/createAsyncThunk#unwrap', title: 'createAsyncThunk, unwrap' },
  },
  {
    id: 'ts-middleware-array',
    title: 'A middleware array is not assignable',
    messages: ["Type '⟨list⟩[]' is not assignable to type '(getDefaultMiddleware: GetDefaultMiddleware<⟨…⟩"],
    sharedCodes: ['TS2322'],
    cause:
      'The option `middleware` wants a callback that returns a `Tuple`. A spread or plain array has lost the types.',
    fix: 'Write `middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(audit)`, or `new Tuple(audit)`.',
    page: { path: `${STORE}#pitfall-array`, title: 'configureStore, a middleware array' },
  },
  {
    id: 'ts-enhancer-array',
    title: 'An array of enhancers is not assignable',
    messages: ["Type '⟨list⟩[]' is not assignable to type '(getDefaultEnhancers: GetDefaultEnhancers<⟨…⟩"],
    sharedCodes: ['TS2322'],
    cause: 'The option `enhancers` wants a callback that returns a `Tuple`.',
    fix: 'Write `enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(tracker)`.',
    page: { path: '/api/getDefaultEnhancers#pitfall-array', title: 'getDefaultEnhancers, a plain array' },
  },
  {
    id: 'ts-middleware-order',
    title: 'A list of middleware is not assignable, although it is a Tuple',
    messages: [
      "Type '(⟨name⟩: GetDefaultMiddleware<⟨…⟩>) => Tuple<[⟨…⟩]>' is not assignable to type '(getDefaultMiddleware: GetDefaultMiddleware<⟨…⟩>) => Tuple<[⟨…⟩",
    ],
    sharedCodes: ['TS2322'],
    cause:
      '`enhancers` stands before `middleware` and has fixed the type of the list, or `configureStore` has a type argument.',
    fix: 'Write `middleware` before `enhancers`, and remove type arguments of `configureStore`.',
    page: { path: `${STORE}#pitfall-order`, title: 'configureStore, the order of the options' },
  },
  {
    id: 'ts-preloaded-state',
    title: 'A map of reducers is not assignable to Reducer',
    messages: [
      "Type '{ ⟨key⟩: Reducer<⟨…⟩; }' is not assignable to type 'Reducer<⟨…⟩",
      "Object literal may only specify known properties, and '⟨key⟩' does not exist in type 'Reducer<{ ⟨…⟩",
    ],
    sharedCodes: ['TS2322', 'TS2353'],
    cause:
      '`preloadedState` has a key that no reducer has, or a value of another type. The error stands at `reducer`.',
    fix: 'Compare the two. Give loaded state the type of the reducers’ state.',
    page: { path: `${STORE}#pitfall-preloaded-type`, title: 'configureStore, preloadedState and its type' },
  },
  {
    id: 'ts-slice-as-reducer',
    title: 'A slice is not assignable to Reducer',
    messages: ["Type 'Slice⟨…⟩' is not assignable to type 'Reducer<⟨…⟩"],
    sharedCodes: ['TS2322'],
    cause: 'The slice was passed where its reducer is wanted.',
    fix: 'Pass `cartSlice.reducer`, or give the slices to `combineSlices`.',
    page: { path: '/tutorials/quick-start#no-valid-reducer', title: 'Quick start, slice and reducer' },
  },
  {
    id: 'ts-nested-reducers',
    title: 'A nested object does not exist in type Reducer',
    messages: [
      "Object literal may only specify known properties, and '⟨key⟩' does not exist in type 'Reducer<unknown, UnknownAction, unknown>'.",
    ],
    sharedCodes: ['TS2353'],
    cause: 'A map of reducers stands inside the map. `configureStore` combines one level only.',
    fix: 'Call `combineReducers({ cart: cartSlice.reducer })` for the branch.',
    page: { path: '/usage/usage-guide#nested-reducers', title: 'Usage guide, nested reducers' },
  },
  {
    id: 'ts-action-union',
    title: "Type 'UnknownAction' is not assignable to the union of actions",
    messages: [
      "Type 'UnknownAction' is not assignable to type '⟨action⟩'.",
      "Property '⟨name⟩' is missing in type 'UnknownAction' but required in type '⟨action⟩'.",
    ],
    sharedCodes: ['TS2322'],
    cause: 'A reducer written by hand accepts only its own actions, but a store hands every action to it.',
    fix: 'Write it with `createSlice`, or take `UnknownAction` and narrow it in the reducer.',
    page: {
      path: '/usage/migrating-to-modern-redux#pitfall-union',
      title: 'Migrating to modern Redux, this error',
    },
  },
  {
    id: 'ts-builder-object',
    title: 'An object is not assignable to the builder callback',
    messages: [
      "Object literal may only specify known properties, and '⟨type⟩' does not exist in type '(builder: ActionReducerMapBuilder<⟨state⟩>) => void'.",
      "Type '⟨object⟩' is not assignable to type '(builder: ActionReducerMapBuilder<⟨state⟩>) => void'.",
    ],
    sharedCodes: ['TS2353', 'TS2322', 'TS2345'],
    cause: '`extraReducers` or `createReducer` got an object, the form that 2.0 removed.',
    fix: 'Write `(builder) => { builder.addCase(added, addItem) }`. The codemods `createSliceBuilder` and `createReducerBuilder` do it for you.',
    page: { path: `${MIGRATING}#extra-reducers`, title: 'Migrating to 2.0, extraReducers' },
  },
  {
    id: 'ts-builder-order',
    title: 'addCase does not exist on the builder',
    messages: ["Property '⟨method⟩' does not exist on type 'Omit<ActionReducerMapBuilder<⟨…⟩"],
    sharedCodes: ['TS2339'],
    cause:
      'The calls stand in the wrong order, and the type of the builder leaves out what may not come any more.',
    fix: 'First `addCase`, then `addAsyncThunk`, then `addMatcher`, then `addDefaultCase`.',
    page: { path: '/api/createReducer#definition-order', title: 'createReducer, the order of definition' },
  },
  {
    id: 'ts-case-reducer-result',
    title: 'A case reducer returns something else than the state',
    messages: ["Type '⟨…⟩' is not assignable to type 'CaseReducer<⟨…⟩ | CaseReducerWithPrepare<⟨…⟩"],
    sharedCodes: ['TS2322'],
    cause:
      'An arrow function without braces returns the result of `push` or of an assignment. Or the state is a union, and the slice was given one member of it.',
    fix: "Use braces. For a union, write `initialState: { phase: 'idle' } satisfies Lookup as Lookup`.",
    page: { path: `${TYPES}#slice-state`, title: 'Usage with TypeScript, the state of a slice' },
  },
  {
    id: 'ts-action-unknown',
    title: "'action' is of type 'unknown'",
    messages: ["'action' is of type 'unknown'.", "'action.payload' is of type 'unknown'."],
    sharedCodes: ['TS18046'],
    cause:
      'Actions of unknown origin, in a middleware, a matcher or a listener, are no longer `any` since 2.0.',
    fix: 'Narrow them: `if (seatSold.match(action)) use(action.payload)`, or `isAction(action)` for the type alone.',
    page: { path: `${TYPES}#pitfall-unknown-action`, title: 'Usage with TypeScript, unknown actions' },
  },
  {
    id: 'ts-payload-undefined',
    title: "'action.payload' is possibly 'undefined'",
    messages: ["'action.payload' is possibly 'undefined'."],
    sharedCodes: ['TS18048'],
    cause: 'In `rejected`, a thunk that threw has no payload, whatever its `rejectValue`.',
    fix: 'Match `isRejectedWithValue(loadCart)`, or test `action.payload !== undefined`. What was thrown is in `action.error`.',
    page: { path: `${TYPES}#pitfall-rejected`, title: 'Usage with TypeScript, the payload of rejected' },
  },
  {
    id: 'ts-argument-count',
    title: 'Expected … arguments, but got …',
    messages: ['Expected ⟨number⟩ arguments, but got ⟨number⟩.'],
    sharedCodes: ['TS2554'],
    cause:
      'The compiler says so of any function. An action creator, a thunk and a hook take one argument, which was left out or split into several.',
    fix: 'Pass one value or one object. If it may be left out, type it so: `PayloadAction<string | undefined>`.',
    page: { path: `${TYPES}#payloads`, title: 'Usage with TypeScript, actions and payloads' },
  },
  {
    id: 'ts-argument-void',
    title: "Not assignable to parameter of type 'void' or 'undefined'",
    messages: [
      "Argument of type '⟨type⟩' is not assignable to parameter of type 'void⟨…⟩'.",
      "Argument of type '⟨type⟩' is not assignable to parameter of type 'undefined'.",
    ],
    sharedCodes: ['TS2345'],
    cause:
      'The action, the thunk or the endpoint takes no argument: its type says `void` or `undefined`, or its case reducer has no `action` parameter.',
    fix: 'Type the argument: `action: PayloadAction<number>` in the case reducer, `build.query<Ticket, number>` for an endpoint.',
    page: { path: `${TYPES}#payloads`, title: 'Usage with TypeScript, actions and payloads' },
  },
  {
    id: 'ts-payload-missing',
    title: "Property 'payload' does not exist on type 'Action'",
    messages: ["Property 'payload' does not exist on type 'Action⟨…⟩'."],
    sharedCodes: ['TS2339'],
    cause: 'The type is matched by a string, or by a matcher that proves the type of the action alone.',
    fix: 'Match with the action creator: `addCase(seatSold, …)`, `isAnyOf(seatSold, seatFreed)`.',
    page: {
      path: '/api/matching-utilities#narrowing',
      title: 'Matching utilities, how the action is narrowed',
    },
  },
  {
    id: 'ts-type-predicate',
    title: 'Signature must be a type predicate',
    messages: ["Signature '(⟨action⟩): boolean' must be a type predicate."],
    sharedCodes: ['TS2345'],
    cause: '`isAnyOf` and `isAllOf` accept type guards only, and the function returns a boolean.',
    fix: 'Declare what it proves: `(action): action is PayloadAction<string> => …`.',
    page: { path: '/api/matching-utilities#pitfall-boolean', title: 'Matching utilities, this error' },
  },
  {
    id: 'ts-not-a-matcher',
    title: 'Not assignable to Matcher',
    messages: [
      "Argument of type 'AsyncThunk<⟨…⟩' is not assignable to parameter of type 'Matcher<⟨…⟩",
      "Argument of type 'string' is not assignable to parameter of type 'Matcher<⟨…⟩",
    ],
    sharedCodes: ['TS2345'],
    cause: 'A thunk or a string stands among the matchers of `isAnyOf`, `isAllOf` or `addMatcher`.',
    fix: 'Name the action of the thunk: `loadCart.fulfilled`, or `isFulfilled(loadCart)`.',
    page: { path: '/api/matching-utilities#pitfall-thunk', title: 'Matching utilities, a thunk as matcher' },
  },
  {
    id: 'ts-prepare',
    title: 'Not assignable to PrepareAction',
    messages: [
      "Argument of type '⟨…⟩' is not assignable to parameter of type 'PrepareAction<⟨…⟩",
      "Type '⟨…⟩' is not assignable to type 'PrepareAction<⟨…⟩",
    ],
    sharedCodes: ['TS2345', 'TS2322'],
    cause:
      'The prepare callback doesn’t return an object with a `payload`. Often the parentheses around the object are missing.',
    fix: 'Write `(seat: string) => ({ payload: seat })`.',
    page: { path: '/api/createAction#prepare', title: 'createAction, the prepare callback' },
  },
  {
    id: 'ts-draft',
    title: 'Not assignable to Draft',
    messages: ["Argument of type '⟨item⟩' is not assignable to parameter of type 'Draft<⟨item⟩>'."],
    sharedCodes: ['TS2345', 'TS2322'],
    cause: 'The state has a type parameter, and TypeScript can’t relate `Item` to `Draft<Item>`.',
    fix: 'Cast what you put into the state: `state.items.push(item as Draft<Item>)`.',
    page: { path: `${TYPES}#generic-slices`, title: 'Usage with TypeScript, generic slices' },
  },
  {
    id: 'ts-type-only-import',
    title: 'Must be imported using a type-only import (TS1484)',
    messages: [
      "'⟨name⟩' is a type and must be imported using a type-only import when 'verbatimModuleSyntax' is enabled.",
    ],
    signs: ["does not provide an export named 'PayloadAction'"],
    codes: ['TS1484'],
    cause:
      'The name is a type, and the project keeps every import that isn’t marked as one, as Vite’s starter does.',
    fix: "Write `import type { PayloadAction } from '@reduxjs/toolkit'`.",
    page: { path: `${TYPES}#pitfall-type-import`, title: 'Usage with TypeScript, this error' },
  },
  {
    id: 'ts-get-default-middleware',
    title: "No exported member 'getDefaultMiddleware'",
    messages: ["Module '\"@reduxjs/toolkit\"' has no exported member 'getDefaultMiddleware'."],
    signs: [
      "does not provide an export named 'getDefaultMiddleware'",
      'getDefaultMiddleware is not a function',
    ],
    sharedCodes: ['TS2305'],
    cause: 'Since 2.0, the package doesn’t export it.',
    fix: 'Delete the import, and use the parameter of the callback: `middleware: (getDefaultMiddleware) => …`.',
    page: { path: '/api/getDefaultMiddleware#pitfall-import', title: 'getDefaultMiddleware, this error' },
  },
  {
    id: 'ts-no-such-export',
    title: '@reduxjs/toolkit has no such export',
    messages: [
      "Module '\"@reduxjs/toolkit⟨entry point⟩\"' has no exported member '⟨name⟩'.",
      "'\"@reduxjs/toolkit⟨entry point⟩\"' has no exported member named '⟨name⟩'.",
    ],
    sharedCodes: ['TS2305', 'TS2724'],
    cause:
      'The name was removed or renamed in 2.0, belongs to another entry point, or came with a later version than the installed one.',
    fix: 'Look it up in the list of exports, and check the version: `npm ls @reduxjs/toolkit`.',
    page: { path: `${MIGRATING}#renamed`, title: 'Migrating to 2.0, renamed or removed' },
  },
  {
    id: 'ts-deep-import',
    title: 'Cannot find module @reduxjs/toolkit/…',
    messages: ["Cannot find module '@reduxjs/toolkit/⟨path⟩' or its corresponding type declarations."],
    sharedCodes: ['TS2307'],
    cause:
      'Only the four entry points can be imported, not files below `dist`. TypeScript finds them if `moduleResolution` is `bundler`, `node16` or `nodenext`.',
    fix: "Import from `@reduxjs/toolkit`, or its `/react`, `/query` or `/query/react`. Set `moduleResolution: 'bundler'`.",
    page: { path: `${MIGRATING}#deep-imports`, title: 'Migrating to 2.0, deep imports' },
  },
  {
    id: 'ts-entity-types',
    title: "Generic type 'EntityState<T, Id>' requires 2 type arguments",
    messages: [
      "Generic type 'EntityState<T, Id>' requires 2 type argument(s).",
      "Generic type 'Update' requires 2 type argument(s).",
    ],
    sharedCodes: ['TS2314'],
    cause: 'Since 2.0 the type of the id is an argument of its own.',
    fix: 'Write `EntityState<Seat, string>`.',
    page: { path: `${MIGRATING}#entities`, title: 'Migrating to 2.0, entity types' },
  },
  {
    id: 'ts-entity-id',
    title: 'The entity has no id',
    messages: ["Type '⟨item⟩' does not satisfy the constraint '{ id: EntityId; }'."],
    sharedCodes: ['TS2344'],
    cause: 'The items of an entity adapter have no `id`, so it must be told where theirs is.',
    fix: 'Pass `createEntityAdapter({ selectId: (seat: Seat) => seat.number })`.',
    page: { path: '/api/createEntityAdapter#custom-ids', title: 'createEntityAdapter, custom ids' },
  },
  {
    id: 'ts-slice-type-arguments',
    title: 'Expected 4-5 type arguments on createSlice',
    messages: ['Expected 4-5 type arguments, but got ⟨number⟩.'],
    sharedCodes: ['TS2558'],
    cause: '`createSlice` was given type arguments. TypeScript infers all of them or none.',
    fix: 'Leave them out. Type the initial state and the actions: `initialState: [] as Seat[]`.',
    page: { path: `${TYPES}#pitfall-type-arguments`, title: 'Usage with TypeScript, this error' },
  },
  {
    id: 'ts-options-true',
    title: "An options object is not assignable to type 'true'",
    messages: ["Type '{ ⟨options⟩ }' is not assignable to type 'true'."],
    sharedCodes: ['TS2322'],
    cause:
      'The options of a check contain a function whose parameter has no type, so TypeScript gives up on the object.',
    fix: 'Annotate the parameter: `isSerializable: (value: unknown) => …`.',
    page: { path: '/api/getDefaultMiddleware#pitfall-true', title: 'getDefaultMiddleware, this error' },
  },
  {
    id: 'ts-two-redux',
    title: 'Middleware with AnyAction is not assignable',
    messages: ["Type 'Middleware<⟨…⟩Dispatch<AnyAction>>' is not assignable to type '⟨…⟩'."],
    sharedCodes: ['TS2322', 'TS2345'],
    cause: 'A package brought Redux 4 along, so two versions of Redux are installed.',
    fix: 'Ask `npm ls redux` who wants it. Update that package, or override its dependency.',
    page: { path: `${MIGRATING}#overrides`, title: 'Migrating to 2.0, two copies of Redux' },
  },
  {
    id: 'ts-no-infer',
    title: "Cannot find name 'NoInfer'",
    messages: ["Cannot find name 'NoInfer'."],
    sharedCodes: ['TS2304'],
    cause: 'TypeScript is older than 5.4.',
    fix: 'Update TypeScript. `skipLibCheck` would hide the message and leave types that are `any` in places.',
    page: { path: '/introduction/getting-started#cannot-find-noinfer', title: 'Getting started, this error' },
  },
]
