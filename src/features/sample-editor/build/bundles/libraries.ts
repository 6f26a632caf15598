import { readFile } from 'node:fs/promises'

import type { Plugin } from 'esbuild'

import { BROWSER_PACKAGES, QUERY_WATCH, SELECTOR_WATCH } from '../../../sample-runtime/protocol/packages'
import type { TryLibrary } from '../../shared/manifest'
import type { TryEnvironment } from '../../../sample-runtime/protocol/sample'
import { bundle, published, shorten, type Bundle } from './bundle'

/** A library's script, with what the manifest says of it. */
export interface LibraryBundle extends Bundle {
  specifier: string
  library: TryLibrary
}

/** The libraries whose functions and classes no sample prints; of the others, what is printed has their names. */
const NAMELESS = /^(?:react|react\/jsx-runtime|react-dom(?:\/\w+)?|@testing-library\/react)$/

/** Bundles the installed version of a library as samples get it while building. The others that samples share stay outside. */
export async function buildLibrary(
  siteDir: string,
  specifier: string,
  environment: TryEnvironment,
): Promise<LibraryBundle> {
  const {
    text: code,
    externals: needs,
    inputs,
  } = await bundle(siteDir, {
    minifyIdentifiers: NAMELESS.test(specifier),
    entryPoints: [specifier],
    format: 'cjs',
    platform: 'neutral',
    // As Node resolves them; the condition is for `react-dom/server`, whose default needs Node.
    mainFields: ['main'],
    conditions: ['worker'],
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    plugins: [othersExternal, librariesWatched],
  })
  const registers = registration(specifier, code)
  const text = NAMELESS.test(specifier) ? await shorten(registers) : registers
  const name = specifier.replace(/^@/, '').replaceAll('/', '-')
  const { address: file } = published(`${name}.${environment}`, text, 'js')
  return { specifier, text, library: { file, needs }, inputs }
}

/**
 * A script that gives a module to the runner.
 *
 * @param name - by which the runner asks for it
 * @param code - CommonJS
 */
export function registration(name: string, code: string): string {
  return `registerLibrary(${JSON.stringify(name)},function(module,exports,require,console){${code}\n});\n`
}

const isShared = (specifier: string): boolean => BROWSER_PACKAGES.some((name) => name === specifier)

/** A place in a library's code where the recorder looks into it, because what it shows is nowhere else. */
interface WatchedPlace {
  files: RegExp
  code: string
  /** Calls `watch`, which does nothing if nothing is offered. */
  watched: string
  /** Where what watches is offered, in the window. */
  name: string
  /** What to do if nothing is offered. */
  otherwise: string
  /** What to compare if the place has changed. */
  reader: string
}

const WATCHED: readonly WatchedPlace[] = [
  {
    files: /[\\/]rtk-query\.[\w.]+$/,
    code: 'buildBatchedActionsHandler(builderArgs)',
    watched: 'watch(buildBatchedActionsHandler(builderArgs), builderArgs)',
    name: QUERY_WATCH,
    otherwise: '(handler) => handler',
    reader: 'queries.ts',
  },
  {
    files: /[\\/]reselect\.[\w.]+$/,
    code: ' recomputations++;',
    watched: ' recomputations++; watch(resultFunc, dependencies, arguments);',
    name: SELECTOR_WATCH,
    otherwise: '() => {}',
    reader: 'work.ts',
  },
]

/** Lets the recorder look into libraries. They do what they do without it. */
const librariesWatched: Plugin = {
  name: 'libraries-watched',
  setup(context) {
    for (const place of WATCHED)
      context.onLoad({ filter: place.files }, async ({ path: file }) => ({
        contents: withWatch(await readFile(file, 'utf8'), file, place),
      }))
  },
}

function withWatch(
  text: string,
  file: string,
  { code, watched, name, otherwise, reader }: WatchedPlace,
): string {
  const parts = text.split(code)
  if (parts.length !== 2)
    throw new Error(
      `${file}: "${code.trim()}" should be there once. Compare it with src/features/store-inspector/recorder/${reader}, ` +
        'and change both.',
    )
  return `const watch = (globalThis.window ?? {})[${JSON.stringify(name)}] ?? (${otherwise});${parts.join(watched)}`
}

/** Leaves what samples share outside of a bundle. */
export const othersExternal: Plugin = {
  name: 'other-libraries',
  setup(context) {
    context.onResolve({ filter: /^[^.]/ }, ({ path: imported, kind }) =>
      kind !== 'entry-point' && isShared(imported) ? { path: imported, external: true } : undefined,
    )
  },
}
