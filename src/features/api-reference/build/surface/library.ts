import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import ts from 'typescript'

import { libraryDirectory } from '../../../../lib/build/library-files'

/** The installed library: its modules and its bundles. */
export interface Library {
  /** Imports a module. */
  load(module: string): unknown
  /**
   * A readable bundle, parsed.
   *
   * @param file - from `dist/`
   */
  source(file: string): ts.SourceFile
}

/** Opens the library that is installed in the site's folder. */
export function openLibrary(siteDir: string): Library {
  const directory = libraryDirectory(siteDir)
  const require = createRequire(path.join(siteDir, 'package.json'))
  const sources = new Map<string, ts.SourceFile>()
  return {
    load: (module) => require(module) as unknown,
    source(file) {
      const known = sources.get(file)
      if (known) return known
      const text = readFileSync(path.join(directory, 'dist', file), 'utf8')
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
      sources.set(file, source)
      return source
    },
  }
}
