import type { BundlerPlugin } from '../../build-time/bundler-plugin'

/** The parts of the bundler's types that are used here. */
interface BundledModule {
  nameForCondition(): string | null | undefined
  /** The modules that were concatenated into this one. */
  modules?: Iterable<BundledModule>
}

interface Compiler {
  hooks: {
    done: {
      tap(name: string, use: (stats: { compilation: { modules: Iterable<BundledModule> } }) => void): void
    }
  }
}

/**
 * Reports the files that a bundle is made of.
 *
 * @param onFile - called with the absolute path of each file, for some more than once
 */
export function listBundledFiles(onFile: (file: string) => void): BundlerPlugin {
  const visit = (module: BundledModule): void => {
    const file = module.nameForCondition()
    if (file) onFile(file)
    for (const part of module.modules ?? []) visit(part)
  }
  return {
    apply(compiler) {
      ;(compiler as Compiler).hooks.done.tap('licenses', ({ compilation }) => {
        for (const module of compilation.modules) visit(module)
      })
    },
  }
}
