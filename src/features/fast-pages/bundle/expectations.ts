import type { Compilation, Compiler, NormalModule } from '@rspack/core'

import type { BundlerPlugin } from '../../../lib/build/bundler-plugin'

/** A part of Docusaurus that a step of this plugin changes, and that must therefore exist. */
export interface Expectation {
  /** Where it is looked for: paths of modules, names of chunks, or names of files in the bundle. */
  among: keyof Found
  test: RegExp
  /** Our file that expects it. */
  ours: string
  /** The part of Docusaurus to compare it with. */
  platform: string
}

/** What a compilation consists of. */
interface Found {
  modules: readonly string[]
  chunks: readonly string[]
  files: readonly string[]
}

const NAME = 'platform-expectations'

/**
 * Stops a build in which a step of this plugin had nothing to do: Docusaurus has changed, and pages would be larger
 * or slower without anybody noticing.
 *
 * @throws Error (while building) that names each such step and the part of Docusaurus to compare it with
 */
export function expectationsPlugin(expectations: readonly Expectation[]): BundlerPlugin {
  return {
    apply(compiler) {
      const { hooks } = compiler as Compiler
      let modules: string[] = []
      // This hook runs before modules are concatenated and unused ones are removed.
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.finishModules.tap(NAME, (all) => {
          modules = [...all].flatMap((module) => (module as Partial<NormalModule>).resource ?? [])
        })
      })
      hooks.emit.tap(NAME, (compilation) => {
        const errors = unmet(expectations, { modules, ...getOutput(compilation) })
        if (errors.length > 0) throw new Error(errors.join('\n'))
      })
    },
  }
}

/** A line about each expectation that isn't met. */
function unmet(expectations: readonly Expectation[], found: Found): string[] {
  return expectations
    .filter(({ among, test }) => !found[among].some((name) => test.test(name)))
    .map(
      ({ among, test, ours, platform }) =>
        `None of the ${among} of the browser's bundle is ${String(test)}, which ${ours} expects: compare it with ${platform}.`,
    )
}

function getOutput(compilation: Compilation): Omit<Found, 'modules'> {
  return {
    chunks: [...compilation.chunks].flatMap(({ name }) => name ?? []),
    files: compilation.getAssets().map(({ name }) => name),
  }
}
