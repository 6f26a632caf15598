import type { Compiler, ConcatenatedModule, Module } from '@rspack/core'

import type { BundlerPlugin } from '../../../lib/build/bundler-plugin'

/**
 * Reports the files that a bundle is made of.
 *
 * @param onFile - called with the absolute path of each file, for some more than once
 */
export function listBundledFiles(onFile: (file: string) => void): BundlerPlugin {
  const visit = (module: Module): void => {
    const file = module.nameForCondition()
    if (file) onFile(file)
    // The modules that were concatenated into this one.
    for (const part of (module as Partial<ConcatenatedModule>).modules ?? []) visit(part)
  }
  return {
    apply(compiler) {
      ;(compiler as Compiler).hooks.done.tap('licenses', ({ compilation }) => {
        for (const module of compilation.modules) visit(module)
      })
    },
  }
}
