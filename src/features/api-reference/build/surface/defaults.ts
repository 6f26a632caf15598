import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import ts from 'typescript'

import { libraryDirectory } from '../../../../lib/build/library-files'
import { parse } from '../messages/syntax'
import type { FoundDefault } from './check-defaults'

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

/**
 * Reads the default of an option where a function destructures its options,
 * like `function f(options) { const { warnAfter = 32 } = options }` or `(options = { type: 'raf' }) => …`.
 *
 * @param source - a readable bundle of the library
 * @param name - the function
 * @returns the expression on one line, strings in single quotes; `undefined` for an option without a default
 * @throws Error when the bundle has no such function, or the function doesn't read the option this way
 */
export function defaultInSource(source: ts.SourceFile, name: string, option: string): string {
  const scope = findFunction(source, name)
  if (!scope)
    throw new Error(
      `Library: the bundle has no function ${name}. Adapt src/features/api-reference/build/surface/defaults.ts.`,
    )
  const found = findOption(scope, option)
  if (found === undefined) {
    throw new Error(
      `Library: ${name} gives no default to ${option} any more. Adapt src/features/api-reference/build/surface/defaults.ts.`,
    )
  }
  return found
}

function findFunction(source: ts.SourceFile, name: string): ts.Node | undefined {
  return source.statements
    .flatMap((statement): readonly ts.Node[] =>
      ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement],
    )
    .find(
      (node) =>
        (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) &&
        node.name?.getText(source) === name,
    )
}

function findOption(node: ts.Node, option: string): string | undefined {
  if (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === option)
    return getText(node.initializer)
  if (ts.isParameter(node) && node.initializer && ts.isObjectLiteralExpression(node.initializer)) {
    const found = node.initializer.properties
      .filter(ts.isPropertyAssignment)
      .find(({ name }) => name.getText() === option)
    if (found) return getText(found.initializer)
  }
  return ts.forEachChild(node, (child) => findOption(child, option))
}

function getText(initializer: ts.Expression | undefined): string {
  const text = onOneLine(initializer?.getText() ?? 'undefined')
  return text === 'void 0' ? 'undefined' : text.replace(/"([^"'\\]*)"/g, "'$1'")
}

/** Undoes the formatting of an array over several lines. */
function onOneLine(text: string): string {
  return text.replace(/(?<=\[)\s*\n\s*|,?\s*\n\s*(?=\])/g, '').replace(/\s*\n\s*/g, ' ')
}
