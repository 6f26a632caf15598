import type { BundlerPlugin } from '../bundler-plugin'

/** What is used of the bundler that Docusaurus runs. */
interface BundledModule {
  nameForCondition(): string | null | undefined
  /** Of modules that were put together. */
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
 * Hands on the files that a bundle was made of.
 *
 * @param onFile - called with the absolute path of each, more than once for some
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
