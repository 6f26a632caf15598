import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { libraryDirectory } from '../../../../lib/build/library-files'
import type { DeclaredModule } from './program'

interface Manifest {
  name: string
  exports: Record<string, string | { import: { types: string } }>
}

/**
 * The modules of the installed library, with the files that declare them.
 *
 * @param siteDir - the folder that holds `node_modules`
 * @throws Error when the manifest names a file that isn't there
 */
export function libraryModules(siteDir: string): DeclaredModule[] {
  const directory = libraryDirectory(siteDir)
  const { name, exports } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return []
    const file = path.join(directory, target.import.types)
    if (!existsSync(file)) {
      throw new Error(
        `Library: ${name} has no ${target.import.types}, which its manifest names. Reinstall it.`,
      )
    }
    return [{ name: path.posix.join(name, subpath), file }]
  })
}

/** The name of the package that a file belongs to; `typescript` for the language's own declarations. */
export function packageOfFile(file: string, modules: readonly DeclaredModule[]): string {
  const own = modules[0]
  if (own && file.startsWith(path.posix.dirname(own.file) + '/')) return own.name
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? 'unknown'
}
