import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

import { hashTexts } from '../../../../lib/build/hash'
import { hashOfCode } from '../../../../lib/build/imported-code'
import { readKept, writeKept, type KeptVersion } from '../../../../lib/build/kept-json'
import { libraryDirectory, readLibraryVersion } from '../../../../lib/build/library-files'
import type { FoundDefault } from './check-defaults'
import { readDefaults } from './defaults'
import type { SurfaceReport } from './gate'
import { libraryModules } from './modules'
import { createSurface, type Surface } from './surface'
import type { ExportedName, ExpressionDiagnostic, MemberGroup } from './types'

/** Cached answers about the installed library, kept in `.cache/surface.json`. The compiler is asked if one is missing. */
export interface CachedSurface extends Surface {
  defaults: readonly FoundDefault[]
  /** The outcome of an earlier check of the same pages. */
  getReport: (pages: string) => SurfaceReport | undefined
  keepReport: (pages: string, report: SurfaceReport) => void
}

interface Content {
  exports: ExportedName[]
  groups: Record<string, MemberGroup | ExpressionDiagnostic>
  /** By a type that an author wrote, as JSON. */
  comparisons: Record<string, string | null>
  defaults: FoundDefault[]
  report?: { pages: string; report: SurfaceReport }
}

const FILE = '.cache/surface.json'
/** What reads the library, and what it reads besides. */
const CODE = ['surface-process.mts', 'example-types.ts'].map(
  (file) => `src/features/api-reference/build/surface/${file}`,
)
const EXAMPLES = './src/features/api-reference/build/surface/example-types'

/** Opens the declarations of the installed library, without a cache. */
export function createInstalledSurface(siteDir: string): Surface {
  return createSurface(siteDir, libraryModules(siteDir), EXAMPLES)
}

/**
 * Opens the cache about the installed library. A cache that is unreadable, or from another version of the library, of
 * TypeScript or of this code, is replaced by an empty one.
 *
 * @param siteDir - the folder that holds `node_modules`
 */
export function createCachedSurface(siteDir: string): CachedSurface {
  let live: Surface | undefined
  const open = (): Surface => (live ??= createInstalledSurface(siteDir))
  const file = path.join(siteDir, FILE)
  const version = versions(siteDir)
  const content = (readKept(file, version) as Content | undefined) ?? newContent(siteDir, open())
  const save = (): void => writeKept(file, version, content)
  return {
    exports: content.exports,
    defaults: content.defaults,
    evaluate(expressions) {
      const unknown = [
        ...new Set(expressions.filter((expression) => content.groups[expression] === undefined)),
      ]
      if (unknown.length > 0) {
        const answers = open().evaluate(unknown)
        for (const [index, expression] of unknown.entries())
          content.groups[expression] = answers[index] ?? NO_ANSWER
        save()
      }
      return expressions.map((expression) => content.groups[expression] ?? NO_ANSWER)
    },
    compare(types) {
      const keys = types.map((type) => JSON.stringify(type))
      const unknown = types.filter((_, index) => content.comparisons[keys[index] ?? ''] === undefined)
      if (unknown.length > 0) {
        const answers = open().compare(unknown)
        for (const [index, type] of unknown.entries())
          content.comparisons[JSON.stringify(type)] = answers[index] ?? null
        save()
      }
      return keys.map((key) => content.comparisons[key] ?? null)
    },
    getReport: (pages) => (content.report?.pages === pages ? content.report.report : undefined),
    keepReport(pages, report) {
      content.report = { pages, report }
      save()
    },
  }
}

/** Whether the cache is valid, so that no compiler is needed. */
export function isSurfaceKnown(siteDir: string): boolean {
  return readKept(path.join(siteDir, FILE), versions(siteDir)) !== undefined
}

const NO_ANSWER: ExpressionDiagnostic = { message: 'The compiler gave no answer.' }

function newContent(siteDir: string, { exports }: Surface): Content {
  return { exports, groups: {}, comparisons: {}, defaults: readDefaults(siteDir) }
}

/** Of the compiler, the library, and its declarations, the installed packages and the code that reads them. */
function versions(siteDir: string): KeptVersion {
  const declarations = libraryModules(siteDir).map(({ file }) => readFileSync(file, 'utf8'))
  const inputs = hashTexts([...declarations, hashOfCode(siteDir, CODE)])
  return { typescript: ts.version, library: readLibraryVersion(libraryDirectory(siteDir)), inputs }
}

/**
 * Answers questions about the library. The cache is opened for the first one.
 *
 * @param siteDir - the folder that holds `node_modules`
 */
export function createLaterSurface(siteDir: string): Pick<Surface, 'evaluate' | 'compare'> {
  let surface: CachedSurface | undefined
  const open = (): CachedSurface => (surface ??= createCachedSurface(siteDir))
  return {
    evaluate: (expressions) => open().evaluate(expressions),
    compare: (types) => open().compare(types),
  }
}
