import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { libraryDirectory } from '../../../../lib/build/library-files'
import { parse } from '../messages/syntax'
import type { FoundDefault } from './check-defaults'
import { defaultInSource } from './default-in-source'

const GET_DEFAULT_MIDDLEWARE = "Argument<Argument<ConfigureStoreOptions['middleware']>>"
const GET_DEFAULT_ENHANCERS = "Argument<Argument<ConfigureStoreOptions['enhancers']>>"

/**
 * Options whose defaults are in the bundle, where a function takes its options apart. To have a default checked, add it here;
 * it is compared wherever a table has a row for the option.
 */
const IN_SOURCE: ReadonlyArray<readonly [expression: string, name: string, members: readonly string[]]> = [
  ['ConfigureStoreOptions', 'configureStore', ['devTools', 'duplicateMiddlewareCheck', 'preloadedState']],
  [
    GET_DEFAULT_MIDDLEWARE,
    'buildGetDefaultMiddleware',
    ['thunk', 'immutableCheck', 'serializableCheck', 'actionCreatorCheck'],
  ],
  [GET_DEFAULT_ENHANCERS, 'buildGetDefaultEnhancers', ['autoBatch']],
  ['AutoBatchOptions', 'autoBatchEnhancer', ['type']],
  ['ActionCreatorInvariantMiddlewareOptions', 'createActionCreatorInvariantMiddleware', ['isActionCreator']],
  [
    'ImmutableStateInvariantMiddlewareOptions',
    'createImmutableStateInvariantMiddleware',
    ['isImmutable', 'ignoredPaths', 'warnAfter'],
  ],
  [
    'SerializableStateInvariantMiddlewareOptions',
    'createSerializableStateInvariantMiddleware',
    [
      ...['isSerializable', 'ignoredActions', 'ignoredActionPaths', 'ignoredPaths', 'warnAfter'],
      ...['ignoreState', 'ignoreActions', 'disableCache'],
    ],
  ],
]

/** Options whose defaults are in the state of an API slice without options. To have one checked, add it here. */
const IN_API_STATE = [
  'reducerPath',
  'keepUnusedDataFor',
  'refetchOnMountOrArgChange',
  'refetchOnFocus',
  'refetchOnReconnect',
  'invalidationBehavior',
]

/**
 * Finds the defaults in the installed library, as JavaScript: `60`, `'api'`; `undefined` where there is none.
 *
 * @param siteDir - the folder that holds `node_modules`
 * @throws Error as {@link defaultInSource} does
 */
export function readDefaults(siteDir: string): FoundDefault[] {
  const file = path.join(libraryDirectory(siteDir), 'dist/redux-toolkit.modern.mjs')
  const bundle = parse(readFileSync(file, 'utf8'))
  const config = apiConfig(siteDir)
  return [
    ...IN_SOURCE.flatMap(([expression, name, members]) =>
      members.map((member) => ({ expression, member, value: defaultInSource(bundle, name, member) })),
    ),
    ...IN_API_STATE.map((member) => ({
      expression: 'CreateApiOptions',
      member,
      value: literal(config[member]),
    })),
  ]
}

interface QueryModule {
  createApi: (options: object) => {
    reducer: (state: undefined, action: { type: string }) => { config: Record<string, unknown> }
  }
}

function apiConfig(siteDir: string): Record<string, unknown> {
  const require = createRequire(path.join(siteDir, 'package.json'))
  const { createApi } = require('@reduxjs/toolkit/query') as QueryModule
  const api = createApi({ baseQuery: () => ({ data: null }), endpoints: () => ({}) })
  return api.reducer(undefined, { type: 'defaults/read' }).config
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
