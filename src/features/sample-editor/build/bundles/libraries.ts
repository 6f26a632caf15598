import { readFile } from 'node:fs/promises'

import type { Plugin } from 'esbuild'

import { BROWSER_PACKAGES, QUERY_WATCH } from '../../../sample-runtime/protocol/packages'
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
    plugins: [othersExternal, queriesWatched],
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

/** Where the middleware of an API slice makes what gets each action first. */
const MAKES_HANDLER = 'buildBatchedActionsHandler(builderArgs)'

/**
 * Lets the recorder look into the middleware of RTK Query: who subscribes and what counts down is nowhere else. If nothing is
 * offered, the library does what it does without it.
 */
const queriesWatched: Plugin = {
  name: 'queries-watched',
  setup(context) {
    context.onLoad({ filter: /[\\/]rtk-query\.[\w.]+$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8')
      const [before, after, ...others] = text.split(MAKES_HANDLER)
      if (before === undefined || after === undefined || others.length > 0)
        throw new Error(
          `${file}: "${MAKES_HANDLER}" isn't there once. Compare buildMiddleware/index.ts of the library with ` +
            'src/features/store-inspector/recorder/queries.ts, and change both.',
        )
      const watch = `((globalThis.window ?? {})[${JSON.stringify(QUERY_WATCH)}] ?? ((handler) => handler))`
      return { contents: `const watchQueries = ${watch};${before}watchQueries(${MAKES_HANDLER}, builderArgs)${after}` }
    })
  },
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
