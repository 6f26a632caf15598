import path from 'node:path'

import type { Expectation } from './expectations'

/** A module that is replaced with a smaller one in the browser. The server uses the original. */
interface Replacement {
  /** What is imported, in full. */
  module: string
  /** The file in `src/features/fast-pages/bundle/shims/` that replaces it. */
  by: string
  /** Why the smaller one is enough. */
  because: string
}

/** Each is compared with its original by a test of its name in src/features/fast-pages/bundle/shims. */
const REPLACEMENTS: readonly Replacement[] = [
  {
    module: '@docusaurus/Link',
    by: 'Link.tsx',
    because:
      'the original watches every link by an observer of its own; src/features/fast-pages/prefetch has one for all',
  },
  {
    module: '@docusaurus/utils-common',
    by: 'utils-common.ts',
    because: 'its index is CommonJS and needs all of tslib for one line',
  },
  {
    module: 'history',
    by: 'history.ts',
    because: 'the router names all three kinds of history, and uses one',
  },
  {
    module: 'nprogress',
    by: 'nprogress.ts',
    because: 'the theme starts and ends a bar; the original moves it by steps, queues and speeds of its own',
  },
]

/**
 * The replacements in the bundler's form. The `$` keeps an alias from catching paths below the module, which the
 * replacement may import.
 *
 * @param folder - of the replacements, absolute
 */
export function aliasesIn(folder: string): Record<string, string> {
  return Object.fromEntries(REPLACEMENTS.map(({ module, by }) => [`${module}$`, path.join(folder, by)]))
}

/** Expects each replacement in the bundle. If one is missing, Docusaurus imports a different module. */
export function expectedReplacements(): Expectation[] {
  return REPLACEMENTS.map(({ module, by }) => ({
    among: 'modules',
    test: new RegExp(`[\\\\/]shims[\\\\/]${by.replace('.', '\\.')}$`),
    ours: 'src/features/fast-pages/bundle/replacements.ts',
    platform: `where Docusaurus imports ${module}`,
  }))
}
