import { defaultInSource } from './default-in-source'
import type { Library } from './library'

/** How to find the default of an option, to compare it with the table. */
export interface KnownDefault {
  /** The type that the option belongs to, as in `<Options of="…">`. */
  expression: string
  member: string
  /** Finds the default, as JavaScript: `60`, `'api'`; `undefined` where there is none. */
  find: (library: Library) => string
}

const CORE = 'redux-toolkit.modern.mjs'

/** Defaults in the bundle where the function `name` destructures its options. */
function inSource(expression: string, name: string, members: readonly string[], file = CORE): KnownDefault[] {
  return members.map((member) => ({
    expression,
    member,
    find: (library) => defaultInSource(library.source(file), name, member),
  }))
}

/** Defaults that are in the state of an API slice without options. */
function inApiState(members: readonly string[]): KnownDefault[] {
  return members.map((member) => ({
    expression: 'CreateApiOptions',
    member,
    find: (library) => literal(apiConfig(library)[member]),
  }))
}

interface QueryModule {
  createApi: (options: object) => {
    reducer: (state: undefined, action: { type: string }) => { config: Record<string, unknown> }
  }
}

function apiConfig(library: Library): Record<string, unknown> {
  const { createApi } = library.load('@reduxjs/toolkit/query') as QueryModule
  const api = createApi({ baseQuery: () => ({ data: null }), endpoints: () => ({}) })
  return api.reducer(undefined, { type: 'defaults/read' }).config
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

const GET_DEFAULT_MIDDLEWARE = "Argument<Argument<ConfigureStoreOptions['middleware']>>"
const GET_DEFAULT_ENHANCERS = "Argument<Argument<ConfigureStoreOptions['enhancers']>>"

/** To have a default checked, add it here; it is compared wherever a table has a row for the option. */
export const DEFAULTS: readonly KnownDefault[] = [
  ...inSource('ConfigureStoreOptions', 'configureStore', [
    'devTools',
    'duplicateMiddlewareCheck',
    'preloadedState',
  ]),
  ...inSource(GET_DEFAULT_MIDDLEWARE, 'buildGetDefaultMiddleware', [
    ...['thunk', 'immutableCheck', 'serializableCheck', 'actionCreatorCheck'],
  ]),
  ...inSource(GET_DEFAULT_ENHANCERS, 'buildGetDefaultEnhancers', ['autoBatch']),
  ...inSource('AutoBatchOptions', 'autoBatchEnhancer', ['type']),
  ...inSource('ActionCreatorInvariantMiddlewareOptions', 'createActionCreatorInvariantMiddleware', [
    'isActionCreator',
  ]),
  ...inSource('ImmutableStateInvariantMiddlewareOptions', 'createImmutableStateInvariantMiddleware', [
    ...['isImmutable', 'ignoredPaths', 'warnAfter'],
  ]),
  ...inSource('SerializableStateInvariantMiddlewareOptions', 'createSerializableStateInvariantMiddleware', [
    ...['isSerializable', 'ignoredActions', 'ignoredActionPaths', 'ignoredPaths', 'warnAfter'],
    ...['ignoreState', 'ignoreActions', 'disableCache'],
  ]),
  ...inApiState([
    ...[
      'reducerPath',
      'keepUnusedDataFor',
      'refetchOnMountOrArgChange',
      'refetchOnFocus',
      'refetchOnReconnect',
    ],
    'invalidationBehavior',
  ]),
]
